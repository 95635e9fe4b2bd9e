/** The report of a check as one file that shows it by itself: without a host, without a network. */

import '../ui/tokens.css';
import '../ui/base.css';
import { render } from 'preact';
import type { CheckReport } from '../../shared/check-report.ts';
import { CheckPage } from './page.tsx';

const report = JSON.parse(document.querySelector('#report')?.textContent ?? '') as CheckReport;
document.title = `Check: ${report.command}`;
render(<CheckPage report={report} />, document.querySelector('#page') as Element);

// On paper nothing is folded.
addEventListener('beforeprint', () => {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
});
