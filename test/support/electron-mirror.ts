/** Where Electron's runtime would be downloaded from, on this computer. */

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Answer = (response: http.ServerResponse) => unknown;

export async function mirror(answer: Answer): Promise<string> {
  const server = http.createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
