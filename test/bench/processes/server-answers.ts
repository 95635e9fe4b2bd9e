/** What every server of the bench can be asked, ours and the references. */

import type http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs `gc` twice: what the first frees may hold on to more. Needs --expose-gc. */
export function memoryBytes(): { readonly heap: number; readonly resident: number } {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}

/** Milliseconds of processor time that this process has used. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

export async function listenAnywhere(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** A reference answers a constant, or holds requests until it is told to answer all of them. */
export class Reference {
  #body = Buffer.alloc(0);
  readonly #held: http.ServerResponse[] = [];

  answers(listen: () => Promise<number>) {
    return {
      listen,
      cpuMs,
      memoryBytes,
      answerWith: (body: Uint8Array) => {
        this.#body = Buffer.from(body);
      },
      held: () => this.#held.length,
    };
  }

  get body(): Buffer {
    return this.#body;
  }

  /** @param send answers one response with the constant */
  take(
    url: string,
    response: http.ServerResponse,
    send: (response: http.ServerResponse) => void,
  ): void {
    if (url.startsWith('/hold')) this.#held.push(response);
    else if (url.startsWith('/go')) this.#release(response, send);
    else send(response);
  }

  /** As with us, whoever triggers the change is answered, too. */
  #release(trigger: http.ServerResponse, send: (response: http.ServerResponse) => void): void {
    for (const response of this.#held.splice(0)) send(response);
    send(trigger);
  }
}

export type ReferenceAnswers = ReturnType<Reference['answers']>;
