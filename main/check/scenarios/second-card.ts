/** 2-A … 2-E: the second card. */
export const secondCard = String.raw`
2-A.1 a flip of an empty spot fails, and the first card is given up but stays face up
board A A B / B C D
dora flip 0,0
dora flip 0,1
dora flip 1,2
alice flip 0,2
alice flip 0,0 fails 2-A
alice sees none, none, up B / down, down, up D

2-A.2 the next flip is a first-card flip again, and turns the card down
board A A B / B C D
dora flip 0,0
dora flip 0,1
dora flip 1,2
alice flip 0,2
alice flip 0,0 fails 2-A
alice flip 1,0
alice sees none, none, down / my B, down, up D

2-A.3 one’s own pair of an earlier play left the spot empty
board A A B / B C D
alice flip 0,0
alice flip 0,1
alice flip 0,2
alice flip 0,1 fails 2-A
alice sees none, none, up B / down, down, down

2-A.4 somebody else takes the card that was given up
board A A B / B C D
alice flip 0,0
alice flip 0,1
alice flip 0,2
alice flip 0,0 fails 2-A
bob flip 0,2
alice flip 1,1
bob sees none, none, my B / down, up C, down

2-A.5 with two who wait, the first card goes to one of them
board A A B / B C D
alice flip 0,0
alice flip 0,1
alice flip 0,2
bob flip 0,2 waits
charlie flip 0,2 waits
alice flip 0,0 fails 2-A
bob flip succeeds
charlie flip waits

2-B.1 one’s own first card
board A B / B A
alice flip 0,0
alice flip 0,0 fails 2-B
alice sees up A, down / down, down

2-B.2 one’s own first card, and it turns down with the next flip
board A B / B A
alice flip 0,0
alice flip 0,0 fails 2-B
alice flip 1,0
alice sees down, down / my B, down

2-B.3 one’s own first card, and it may be taken again at once
board A B / B A
alice flip 0,0
alice flip 0,0 fails 2-B
alice flip 0,0
alice sees my A, down / down, down

2-B.4 another player’s first card, even an equal one
board A B / B A
alice flip 0,0
bob flip 1,1
alice flip 1,1 fails 2-B
alice sees up A, down / down, up A
bob sees up A, down / down, my A

2-B.5 another player’s first card that is not equal
board A B / B A
alice flip 0,0
bob flip 0,1
alice flip 0,1 fails 2-B
bob sees up A, my B / down, down

2-B.6 a card of another player’s matched pair
board A A A / B C D
bob flip 0,0
bob flip 0,1
alice flip 0,2
alice flip 0,0 fails 2-B
alice sees up A, up A, up A / down, down, down
bob sees my A, my A, up A / down, down, down

2-B.7 the other player goes on with the card
board A B / B A
bob flip 0,1
alice flip 0,0
alice flip 0,1 fails 2-B
bob flip 1,0
bob sees up A, my B / my B, down

2-B.8 two players give up each other’s cards, one after the other
board A B / B A
alice flip 0,0
bob flip 1,1
alice flip 1,1 fails 2-B
charlie flip 0,0
bob flip 0,0 fails 2-B
charlie sees my A, down / down, up A

2-B.9 it does not wait, though a first card would
board A B / B A
bob flip 1,1
alice flip 0,0
alice flip 1,1 fails 2-B
alice flip 1,1 waits
alice sees down, down / down, up A

2-B.10 the first card stays away from the player until it is taken again
board A B / B A
alice flip 0,0
alice flip 0,0 fails 2-B
alice flip 1,1
alice sees down, down / down, my A
alice flip 0,0
alice sees my A, down / down, my A

2-C.1 a second card that is face down turns face up
board A B / B A
alice flip 0,0
alice flip 1,0
bob sees up A, down / up B, down

2-C.2 a second card that somebody’s miss turned down turns up again
board A B A / C D E
bob flip 0,2
bob flip 0,1
bob flip 1,0
alice flip 0,0
alice flip 0,2
alice sees my A, down, my A / up C, down, down

2-D.1 a match: the player controls both, and they stay face up
board A B / B A
alice flip 0,0
alice flip 1,1
alice sees my A, down / down, my A
bob sees up A, down / down, up A

2-D.2 a card that is face up already, and nobody’s, matches as well
board A B / B A
bob flip 1,1
bob flip 0,1
alice flip 0,0
alice flip 1,1
alice sees my A, up B / down, my A

2-D.3 the first card was face up already
board A B / B A
bob flip 1,1
bob flip 0,1
alice flip 1,1
alice flip 0,0
alice sees my A, up B / down, my A

2-D.4 both were face up already
board A B A / C D E
bob flip 0,0
bob flip 0,1
charlie flip 0,2
charlie flip 1,0
alice flip 0,0
alice flip 0,2
alice sees my A, up B, my A / up C, down, down
bob flip 1,1
charlie flip 1,2
alice sees my A, down, my A / down, up D, up E

2-D.5 of three equal cards any two match, and the third stays
board A A A / B C D
alice flip 0,2
alice flip 0,0
alice sees my A, down, my A / down, down, down
alice flip 0,1
alice sees none, my A, none / down, down, down
alice flip 1,0
alice sees none, up A, none / up B, down, down

2-D.6 of four equal cards two players find a pair each
board A A / A A
alice flip 0,0
bob flip 0,1
alice flip 1,1
bob flip 1,0
alice sees my A, up A / up A, my A
bob sees up A, my A / my A, up A

2-D.7 a match in one row, in one column, and across
board A A B / C D B / C E D
alice flip 0,0
alice flip 0,1
bob flip 0,2
bob flip 1,2
charlie flip 1,0
charlie flip 2,0
dora flip 1,1
dora flip 2,2
alice sees my A, my A, up B / up C, up D, up B / up C, down, up D
dora sees up A, up A, up B / up C, my D, up B / up C, down, my D

2-D.8 the card taken at the end of a wait
board A B / B A
alice flip 1,1
bob flip 1,1 waits
alice flip 0,1
bob flip succeeds
bob flip 0,0
bob sees my A, up B / down, my A

2-D.9 with somebody waiting for the first card, it stays the player’s
board A A / B B
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip waits
alice sees my A, my A / down, down

2-D.10 cards that differ in case are no match
board a A / B b
alice flip 0,0
alice flip 0,1
alice sees up a, up A / down, down

2-D.11 cards are not normalised: é as one character, and as an e with an accent
file "2x2\n\u00e9\ne\u0301\nB\nb\n"
alice flip 0,0
alice flip 0,1
alice flip 1,0
alice sees down, down / my B, down

2-D.12 one card that begins another is no match
board A AA / AAA A
alice flip 0,0
alice flip 0,1
alice sees up A, up AA / down, down
alice flip 0,0
alice flip 1,1
alice sees my A, down / down, my A

2-D.13 cards of digits are texts, not numbers
board 1 1.0 / 01 1
alice flip 0,0
alice flip 0,1
alice sees up 1, up 1.0 / down, down
alice flip 0,0
alice flip 1,0
alice sees up 1, down / up 01, down
alice flip 0,0
alice flip 1,1
alice sees my 1, down / down, my 1

2-D.14 emoji match
board 🦄 🌈 / 🌈 🦄
alice flip 0,0
alice flip 1,1
alice sees my 🦄, down / down, my 🦄

2-D.15 emoji of several parts match, and are told apart by a part
board 👩‍🚀 👩🏽‍🚀 / ❤️ 👩‍🚀
alice flip 0,0
alice flip 0,1
alice sees up 👩‍🚀, up 👩🏽‍🚀 / down, down
alice flip 0,0
alice flip 1,1
alice sees my 👩‍🚀, down / down, my 👩‍🚀

2-E.1 a miss: the player gives up both, and they stay face up
board A B / B A
alice flip 0,0
alice flip 0,1
alice sees up A, up B / down, down
bob sees up A, up B / down, down

2-E.2 a card that is face up already, and nobody’s, is a miss as well
board A B C D
bob flip 0,2
bob flip 0,3
alice flip 0,0
alice flip 0,2
alice sees up A, down, up C, up D

2-E.3 the first card was face up already
board A B C D
bob flip 0,2
bob flip 0,3
alice flip 0,2
alice flip 0,0
alice sees up A, down, up C, up D

2-E.4 with somebody waiting for the first card, it goes to them
board A B / B A
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip succeeds
bob sees my A, up B / down, down

2-E.5 the next flip is a first-card flip again
board A B / B A
alice flip 0,0
alice flip 0,1
alice flip 1,1
alice flip 0,0
alice sees my A, down / down, my A

2-E.6 the second card may be taken by somebody else as a first one
board A B / B A
alice flip 0,0
alice flip 0,1
bob flip 0,1
bob flip 1,0
bob sees up A, my B / my B, down
`;
