/** Light, dark, or as the system says. */

import { loadText } from './identity.ts';

export type Theme = 'light' | 'dark' | 'auto';

export function loadTheme(): Theme {
  const theme = loadText('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
}
