import { type Session, type WebContents, app } from 'electron';
import { pages } from '../../shared/paths.ts';

/** What the host's own page may ask of the browser; everything else is refused, to everybody. */
const ALLOWED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen']);

/**
 * Locks every window of the app to the host's own pages: no other address, no new windows, no
 * `webview`, no permission that is not used. No page has a link to anywhere else.
 * @param onTv the page asked for the TV view
 */
export function lockContents(origin: string, onTv: () => void): void {
  const lock = (contents: WebContents) => {
    const stayHome = (event: { readonly url: string; preventDefault(): void }) => {
      if (originOf(event.url) !== origin) event.preventDefault();
    };
    contents.on('will-navigate', stayHome);
    contents.on('will-frame-navigate', stayHome);
    contents.on('will-redirect', stayHome);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (originOf(url) === origin && new URL(url).pathname === pages.tv) onTv();
      return { action: 'deny' };
    });
  };
  app.on('web-contents-created', (_event, contents) => lock(contents));
}

/** Refuses every permission but the few that the host's own page uses. */
export function lockPermissions(session: Session, origin: string): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(ALLOWED.has(permission) && originOf(requestingUrl) === origin);
  });
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) => {
    return ALLOWED.has(permission) && originOf(requestingOrigin) === origin;
  });
  session.setDevicePermissionHandler(() => false);
}

/** The origin of an address; undefined where it is none. */
function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
