/** R4's server: bare node:http with the files of a page, zipped once, and one answer for its fetch. */

import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { answerParent } from './answer.ts';
import { listenAnywhere } from './server-answers.ts';

interface Site {
  /** What the built page consists of, by address. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** What every other address answers. */
  readonly answer: string;
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' };

const answers = {
  listen: ({ files, answer }: Site) => {
    const zipped = new Map(Object.entries(files).map(([path, file]) => [path, gzipSync(file)]));
    const server = http.createServer(({ url = '' }, response) => {
      const file = zipped.get(url);
      if (file === undefined) return void response.end(answer);
      const type = types[url.split('.').at(-1) ?? ''] ?? 'text/plain';
      response.writeHead(200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Encoding': 'gzip',
        'Content-Length': file.length,
      });
      response.end(file);
    });
    return listenAnywhere(server);
  },
};

export type PageServerAnswers = typeof answers;

answerParent(answers);
