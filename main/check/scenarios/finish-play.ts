/** 3-A, 3-B: finishing the previous play. */
export const finishPlay = String.raw`
3-A.1 both cards leave the board with the next flip
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 1,0
alice sees none, none / my B, down
bob sees none, none / up B, down

3-A.2 without a next flip they stay
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 1,0
bob flip 1,1
alice sees my A, my A / up B, up B

3-A.3 whoever waits for either card fails
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 0,0 waits
charlie flip 0,1 waits
alice flip 1,0
bob flip fails 1-A
charlie flip fails 1-A
bob sees none, none / up B, down

3-A.4 a next flip that fails is one, too
board A A B / B C D
bob flip 0,2
bob flip 1,0
bob flip 1,1
alice flip 0,0
alice flip 0,1
alice flip 0,2 fails 1-A
alice sees none, none, none / none, up C, down

3-A.5 a match stays one when one of its cards is replaced everywhere
board A A / B B
alice flip 0,0
alice flip 0,1
alice replace A Z
alice sees my Z, my Z / down, down
alice flip 1,0
alice sees none, none / my B, down

3-A.6 control ends with it: the next card is a first one
board A A / B C
alice flip 0,0
alice flip 0,1
alice flip 1,0
alice flip 1,1
alice sees none, none / up B, up C

3-A.7 all cards leave in the end
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 1,0
alice flip 1,1
alice flip 0,0 fails 1-A
alice sees none, none / none, none

3-A.8 others’ equal cards stay
board A A A A
bob flip 0,2
alice flip 0,0
alice flip 0,1
alice flip 0,3
bob sees none, none, my A, up A

3-A.9 two players’ pairs leave one after the other
board A A B / B C D
alice flip 0,0
alice flip 0,1
bob flip 0,2
bob flip 1,0
bob flip 1,1
alice sees my A, my A, none / none, up C, down
alice flip 1,2
alice sees none, none, none / none, up C, my D

3-B.1 both cards turn face down with the next flip
board A B / B A
alice flip 0,0
alice flip 0,1
alice flip 1,1
alice sees down, down / down, my A

3-B.2 the one card of a flip that failed by 2-B turns face down
board A B / B A
alice flip 0,0
alice flip 0,0 fails 2-B
alice flip 1,1
alice sees down, down / down, my A

3-B.3 the one card of a flip that failed by 2-A turns face down
board A A B / C D E
alice flip 0,0
alice flip 0,1
alice flip 0,2
alice flip 0,1 fails 2-A
alice flip 1,2
alice sees none, none, down / down, down, my E

3-B.4 the other player’s card that failed the second flip is left alone
board A B / B A
bob flip 0,1
alice flip 0,0
alice flip 0,1 fails 2-B
bob flip 0,1 fails 2-B
alice flip 1,1
bob sees down, up B / down, up A

3-B.5 without a next flip they stay face up
board A B / B A
alice flip 0,0
alice flip 0,1
bob flip 1,1
bob sees up A, up B / down, my A

3-B.6 a card that somebody has taken stays face up
board A B / B A
alice flip 0,0
alice flip 0,1
bob flip 0,0
alice flip 1,0
bob sees my A, down / up B, down

3-B.7 both were taken by others, and stay
board A B / C D
alice flip 0,0
alice flip 0,1
bob flip 0,0
charlie flip 0,1
alice flip 1,0
bob sees my A, up B / up C, down

3-B.8 both were taken by one other, as a match
board A A B / C D E
alice flip 0,0
alice flip 0,2
bob flip 0,0
bob flip 0,1
alice flip 1,0
bob sees my A, my A, down / up C, down, down

3-B.9 a card that a waiter has by now stays face up
board A B / B A
alice flip 0,0
bob flip 0,0 waits
alice flip 0,1
bob flip succeeds
alice flip 1,1
bob sees my A, down / down, up A

3-B.10 a card that somebody has removed stays gone
board A B / B A
alice flip 0,0
alice flip 0,1
bob flip 0,0
bob flip 1,1
bob flip 0,1
alice flip 1,0
alice sees none, up B / my B, none

3-B.11 a card that somebody has turned face down stays so
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob flip 0,1
bob flip 0,2
bob flip 1,0
alice sees up A, down, down / up D, down, down
alice flip 1,1
alice sees down, down, down / up D, my E, down

3-B.12 a card that somebody took and gave up again turns face down
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob flip 0,0
bob flip 0,2
alice flip 1,1
alice sees down, down, up C / down, my E, down

3-B.13 a card that two players gave up turns down with the first of them, and stays down with the other
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob flip 0,0
bob flip 0,2
bob flip 1,0
bob sees down, up B, down / my D, down, down
alice flip 1,1
alice sees down, down, down / up D, my E, down

3-B.14 a card that somebody turned up again since, and gave up, turns down as well
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob flip 0,0
bob flip 0,2
bob flip 1,0
charlie flip 0,0
charlie flip 1,2
alice sees up A, up B, down / up D, down, up F
alice flip 1,1
alice sees down, down, down / up D, my E, up F

3-B.15 the cards turn face down before the player waits
board A B / B A
bob flip 1,1
alice flip 0,0
alice flip 0,1
alice flip 1,1 waits
alice sees down, down / down, up A

3-B.16 a miss stays one when its cards become equal
board A B / C D
alice flip 0,0
alice flip 0,1
alice replace B A
alice sees up A, up A / down, down
alice flip 1,0
alice sees down, down / my C, down

3-B.17 a play is finished once only
board A B / B A
alice flip 0,0
alice flip 0,1
alice flip 1,1
bob flip 0,0
bob flip 1,1 fails 2-B
alice flip 1,1 fails 2-B
alice flip 1,0
alice sees up A, down / my B, down

3-B.18 a flip that takes a card of the miss itself turns the other down
board A B / C D
alice flip 0,0
alice flip 0,1
alice flip 0,1
alice sees down, my B / down, down

3-B.19 two players’ misses are finished each by its own next flip
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob flip 0,2
bob flip 1,0
alice flip 1,1
alice sees down, down, up C / up D, my E, down
bob flip 1,2
bob sees down, down, down / down, up E, my F
`;
