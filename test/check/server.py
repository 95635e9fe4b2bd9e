"""python3 server.py PORT BOARD_FILE: a server of the exercise as a student may write it, small and right."""

import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote

with open(sys.argv[2], encoding="utf-8") as file:
    header, *cards = file.read().split()
rows, columns = map(int, header.split("x"))
cards = cards[: rows * columns]
up = [False] * len(cards)
controller = [None] * len(cards)
first = {}  # the first card of each player who has one
tried = {}  # the cards of each player's last try
changed = threading.Condition()


class Failure(Exception):
    pass


def look(player):
    def spot(at):
        if cards[at] is None:
            return "none"
        if not up[at]:
            return "down"
        return f"{'my' if controller[at] == player else 'up'} {cards[at]}"

    return "\n".join([header, *map(spot, range(len(cards))), ""])


def finish(player):
    spots = tried.pop(player, [])
    is_match = len(spots) == 2 and all(controller[at] == player for at in spots)
    for at in spots:
        if is_match:
            cards[at] = controller[at] = None
        elif controller[at] is None:
            up[at] = False


def flip_first(player, at):
    finish(player)
    changed.notify_all()
    changed.wait_for(lambda: cards[at] is None or controller[at] is None)
    if cards[at] is None:
        raise Failure("there is no card")
    up[at], controller[at], first[player] = True, player, at


def flip_second(player, at):
    one = first.pop(player)
    if cards[at] is None or controller[at] is not None:
        controller[one], tried[player] = None, [one]
        raise Failure("the card is gone or taken")
    up[at], tried[player] = True, [one, at]
    controller[one] = controller[at] = player if cards[at] == cards[one] else None


def flip(player, at):
    (flip_second if player in first else flip_first)(player, at)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        verb, player, *rest = map(unquote, self.path[1:].split("/"))
        status = 200
        with changed:
            try:
                if verb == "flip":
                    row, column = map(int, rest[0].split(","))
                    flip(player, row * columns + column)
                text = look(player)
            except Failure as failure:
                status, text = 409, f"{failure}\n"
            changed.notify_all()
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("localhost", int(sys.argv[1])), Handler).serve_forever()
