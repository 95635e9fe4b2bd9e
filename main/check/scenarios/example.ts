/** The example of docs/RULES.md. */
export const example = String.raw`
example.1 the example of the rules, move by move
board ❤️ 💜 ❤️ / 💚 💛 💚 / 💙 💛 💜
alice flip 0,0
alice sees my ❤️, down, down / down, down, down / down, down, down
bob sees up ❤️, down, down / down, down, down / down, down, down
bob flip 0,0 waits
charlie flip 0,0 waits
alice flip 2,2
bob flip succeeds
charlie flip waits
alice sees up ❤️, down, down / down, down, down / down, down, up 💜
bob sees my ❤️, down, down / down, down, down / down, down, up 💜
charlie sees up ❤️, down, down / down, down, down / down, down, up 💜
alice flip 1,1
alice sees up ❤️, down, down / down, my 💛, down / down, down, down
bob sees my ❤️, down, down / down, up 💛, down / down, down, down
charlie sees up ❤️, down, down / down, up 💛, down / down, down, down
bob flip 0,2
charlie flip waits
alice sees up ❤️, down, up ❤️ / down, my 💛, down / down, down, down
bob sees my ❤️, down, my ❤️ / down, up 💛, down / down, down, down
bob flip 1,0
charlie flip fails 1-A
alice sees none, down, none / up 💚, my 💛, down / down, down, down
bob sees none, down, none / my 💚, up 💛, down / down, down, down
charlie flip 2,0
alice sees none, down, none / up 💚, my 💛, down / up 💙, down, down
bob sees none, down, none / my 💚, up 💛, down / up 💙, down, down
charlie sees none, down, none / up 💚, up 💛, down / my 💙, down, down
`;
