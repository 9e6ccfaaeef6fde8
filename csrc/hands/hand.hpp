// placeholder
#pragma once
#include "hands/ranking.hpp"
namespace pokerloop::hands {
inline Strength rank(CardSet cards) { return rank_by_rule(cards); }
class Hand {
 public:
  Hand()=default;
  explicit Hand(CardSet s):cards_(s){}
  void add(base::Card c){cards_.insert(c);} void remove(base::Card c){cards_.erase(c);} Strength rank() const {return rank_by_rule(cards_);}
 private: CardSet cards_; };
}
