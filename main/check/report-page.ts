/** The report as one page that needs no network: the built page (renderer/check) with the report in it. */

import { readFile } from 'node:fs/promises';
import type { CheckReport } from '../../shared/check-report.ts';

/** Beside what is built of main/. */
export const BUILT_PAGE = new URL('../../check/page.html', import.meta.url);

/** Where the report goes. */
const PLACE = '<script type="application/json" id="report">';

export async function pageOf(report: CheckReport, page: URL | string): Promise<string> {
  const [before, after, ...more] = (await readFile(page, 'utf8')).split(PLACE);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('the page has no place for a report');
  }
  // Whatever a server says, nothing in it ends the script.
  const json = JSON.stringify(report).replaceAll('<', '\\u003c');
  return before + PLACE + json + after;
}
