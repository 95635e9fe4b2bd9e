/** The smallest Express program, as its guide shows it. */

import type { AddressInfo } from 'node:net';
import express from 'express';

const app = express();

app.get('/', (_request, response) => {
  response.send('hello');
});

const server = app.listen(0, () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`server now listening at http://localhost:${port}\n`);
});
