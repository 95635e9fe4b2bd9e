import { FarProgram } from './far-program.ts';

/** What a client asks; a body is a text, and JSON. */
export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
}

const PROGRAM = `
  import http from 'node:http';
  const port = Number(process.argv[1]);
  process.on('message', ({ method = 'GET', path, body }) => {
    const headers = body === undefined ? {} : {
      'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => process.send(response.statusCode));
    });
    request.on('error', (error) => process.send(String(error)));
    request.end(body);
  });
`;

/** A client in a process of its own. It answers with the status, once all of an answer is there. */
export class FarClient extends FarProgram<Asked, unknown> {
  constructor(port: number) {
    super(PROGRAM, String(port));
  }
}
