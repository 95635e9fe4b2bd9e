import type { Request } from 'express';

/**
 * Drops the text of a request once it has been read, except for its route. A request is kept as long as
 * its response waits, and one long text may take as much memory as 12,000 others.
 */
export function forgetText(request: Request): void {
  const [head = '/'] = /^\/[^/]*\/?/.exec(request.url) ?? [];
  request.url = Array.from(head).join(''); // a copy: a slice would keep the whole
  request.originalUrl = request.url;
  request.headers = {};
  request.rawHeaders = [];
  request.params = {};
  Object.assign(request, { _parsedUrl: undefined }); // what Express made of the address
}
