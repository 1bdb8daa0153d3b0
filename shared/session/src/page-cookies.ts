/** The pincode this browser asks delivery days for (specification §3); lives a day (§9). */
export const EXPRESS_PINCODE_COOKIE = 'expressPincode';

/** The page's cookies; none where the browser forbids even to look (frames without an origin). */
export function pageCookies(): string {
  try {
    return document.cookie;
  } catch {
    // Expected: forbidden. A browser without cookies has none.
    return '';
  }
}

/** Writes one cookie, where the browser lets it. */
export function writePageCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Expected: forbidden. Nothing of the store depends on a cookie that a script writes.
  }
}
