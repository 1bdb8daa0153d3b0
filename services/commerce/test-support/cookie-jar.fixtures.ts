import type { LightMyRequestResponse } from 'fastify';

/**
 * Cookies as browsers would keep them, one browser for each token: a call with a token brings the
 * cookies its sign-in gave. What a test says itself comes first.
 */
export interface CookieJar {
  keep(token: unknown, headers: LightMyRequestResponse['headers']): void;
  of(token: string | undefined): string | undefined;
}

export function cookiesOf(headers: LightMyRequestResponse['headers']): string[] {
  return [headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '');
}

export function createCookieJar(): CookieJar {
  const byToken = new Map<string, string>();
  return {
    keep(token, headers) {
      const cookies = cookiesOf(headers);
      if (typeof token === 'string' && cookies.length > 0) byToken.set(token, cookies.join('; '));
    },
    of: (token) => (token === undefined ? undefined : byToken.get(token)),
  };
}
