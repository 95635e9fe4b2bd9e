import { type Session, type WebContents, app } from 'electron';
import { pages } from '../../shared/paths.ts';

/** The permissions that the host's own page uses; all others are refused to every page. */
const ALLOWED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen']);

/**
 * Locks every window of the app to its own page: no other address, not even another one of the host,
 * no new windows, no `webview`. No page links to anywhere else.
 * @param pageOf the address of the one page that a window shows
 * @param onTv called when the page asks for the TV view
 */
export function lockContents(
  origin: string,
  pageOf: (contents: WebContents) => string,
  onTv: () => void,
): void {
  const lock = (contents: WebContents) => {
    const stayHome = (event: { readonly url: string; preventDefault(): void }) => {
      if (pageAt(event.url) !== pageOf(contents)) event.preventDefault();
    };
    contents.on('will-navigate', stayHome);
    contents.on('will-frame-navigate', stayHome);
    contents.on('will-redirect', stayHome);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (pageAt(url) === `${origin}${pages.tv}`) onTv();
      return { action: 'deny' };
    });
  };
  app.on('web-contents-created', (_event, contents) => lock(contents));
}

/** Refuses every permission except the few that the host's own page uses. */
export function lockPermissions(session: Session, origin: string): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(ALLOWED.has(permission) && originOf(requestingUrl) === origin);
  });
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) => {
    return ALLOWED.has(permission) && originOf(requestingOrigin) === origin;
  });
  session.setDevicePermissionHandler(() => false);
}

/** An address without its query and fragment; undefined if it is none. */
export function pageAt(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** The origin of an address; undefined if it is none. */
function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
