/** Icons of the desk and the bench, which no friend downloads. */

import { Drawn } from './icon.tsx';

export function ListIcon() {
  return (
    <Drawn path="M9 5H7a2 2 0 0 0-2 2v11.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M9 3.5h6v3H9zM8.5 11.5h7M8.5 15.5h5" />
  );
}

export function PrintIcon() {
  return (
    <Drawn path="M7.5 9V4h9v5M7.5 17H6a2.5 2.5 0 0 1-2.5-2.5v-3A2.5 2.5 0 0 1 6 9h12a2.5 2.5 0 0 1 2.5 2.5v3A2.5 2.5 0 0 1 18 17h-1.5M7.5 14h9v6.5h-9z" />
  );
}

export function MixIcon() {
  return (
    <Drawn path="M3.5 7h3c4 0 7 10 11 10h3M3.5 17h3c1.5 0 2.8-1.3 4-3M13.5 10c1.2-1.7 2.5-3 4-3h3M18 4l3 3-3 3M18 14l3 3-3 3" />
  );
}

export function MoreIcon() {
  return <Drawn path="M5 12h.01M12 12h.01M19 12h.01" />;
}

export function DownIcon() {
  return <Drawn path="m6 9.5 6 6 6-6" />;
}

export function SmileIcon() {
  return (
    <Drawn path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M8.5 14a4.2 4.2 0 0 0 7 0M9 9.5h.01M15 9.5h.01" />
  );
}

export function EyeIcon() {
  return (
    <Drawn path="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6" />
  );
}
