/** R2: bare Express 5, used as its guide says; or made as our server makes it (`fast`). */

import http from 'node:http';
import express, { type Response } from 'express';
import { bind } from '../../../main/server/listen.ts';
import { answerParent } from './answer.ts';
import { Reference, listenAnywhere } from './server-answers.ts';

const reference = new Reference();
const app = express();

app.use((request, response) => {
  reference.take(request.url, response, (any) => {
    (any as Response).type('text/plain').send(reference.body);
  });
});

const answers = {
  ...reference.answers(() => listenAnywhere(http.createServer(app))),
  listenFast: async () => {
    const gameApp = {
      express: app,
      openRequests: 0,
      claimAt: () => undefined,
      hear: () => undefined,
      stop: () => undefined,
    };
    const bound = await bind(0, '127.0.0.1');
    bound.serve(gameApp);
    return bound.port;
  },
};

export type ExpressServerAnswers = typeof answers;

answerParent(answers);
