import { currencyHeader, pageCookies } from '@suvarna/session';

/** Says something to the store and waits for nothing. Without cookies: what is told belongs to no person. */
export function tell(address: string, body: object): void {
  fetch(address, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', currency_code: currencyHeader(pageCookies()) },
    body: JSON.stringify(body),
  }).catch(() => {
    // What browsers tell is good to know and nothing to bother a shopper about.
  });
}
