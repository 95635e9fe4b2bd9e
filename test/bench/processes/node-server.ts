/** R1: bare node:http. */

import http from 'node:http';
import { answerParent } from './answer.ts';
import { Reference, listenAnywhere } from './server-answers.ts';

const reference = new Reference();

function send(response: http.ServerResponse): void {
  const { body } = reference;
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': body.length });
  response.end(body);
}

const server = http.createServer((request, response) => {
  reference.take(request.url ?? '', response, send);
});

answerParent(reference.answers(() => listenAnywhere(server)));
