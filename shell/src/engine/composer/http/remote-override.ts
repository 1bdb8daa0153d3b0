/** A developer's order to see their own release of one remote, and the cookie that stores it. */
import {
  OVERRIDE_COOKIE,
  OVERRIDE_QUERY,
  parseOverride,
  writeOverride,
  type RemoteOverride,
} from '@suvarna/contracts/public-composition';

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}=([^;]*)`);
const cookie = (value: string, more: string): string =>
  `${OVERRIDE_COOKIE}=${value}; Path=/; SameSite=Strict; HttpOnly${more}`;

/** `?remote=name@origin` begins, `?remote=` ends. @returns the cookie to set and the query without the order */
export function overrideOrder(
  query: URLSearchParams,
): { readonly cookie: string; readonly rest: URLSearchParams } | null {
  const order = query.get(OVERRIDE_QUERY);
  if (order === null) return null;
  const override = parseOverride(order);
  const rest = new URLSearchParams(query);
  rest.delete(OVERRIDE_QUERY);
  return { cookie: override ? cookie(writeOverride(override), '') : cookie('', '; Max-Age=0'), rest };
}

export function storedOverride(cookies: string | undefined): RemoteOverride | null {
  const [, value] = IN_COOKIES.exec(cookies ?? '') ?? [];
  return value === undefined ? null : parseOverride(value);
}
