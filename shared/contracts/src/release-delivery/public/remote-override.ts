/**
 * A developer sees one remote from their own machine in a whole store that runs elsewhere:
 * `?remote=catalog@http://localhost:3201`. Local and staging stores only. The files come from the
 * machine the browser runs on and from nowhere else.
 */
export interface RemoteOverride {
  readonly remote: string;
  /** `http://localhost:3201`: where a remote's dev server answers. */
  readonly origin: string;
}

/** Query key of the order, and name of the cookie that keeps it. */
export const OVERRIDE_QUERY = 'remote';
export const OVERRIDE_COOKIE = 'remote_override';

const SPELLING = /^([a-z][a-z0-9-]{1,30})@(http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5})$/;

/** @returns `null` for anything but a remote's name and an address of one's own machine. */
export function parseOverride(text: string): RemoteOverride | null {
  const [, remote, origin] = SPELLING.exec(text) ?? [];
  return remote && origin && URL.canParse(origin) ? { remote, origin } : null;
}

export const writeOverride = ({ remote, origin }: RemoteOverride): string => `${remote}@${origin}`;
