import { alertReport, type ErrorAlertBody } from '@suvarna/contracts/alerts';
import { bus } from '@suvarna/event-bus';
import { currencyHeader, pageCookies, session } from '@suvarna/session';
import { createApiClient, type StoreClient } from './client.ts';
import { createErrorAlerts } from './error-alerts.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import { createAxiosTransport } from './transport.ts';

export { CALL_ABORTED, CALL_TIMED_OUT, CALL_UNREACHABLE } from './answer.ts';
export type { StoreClient } from './client.ts';

/** Without a token and outside the client: it belongs to no shopper, and its own failure is no failure to tell. It outlives the page. */
function sendAlert(alert: ErrorAlertBody): void {
  fetch(`/api/${alertReport.path}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', currency_code: currencyHeader(pageCookies()) },
    body: JSON.stringify(alert),
  }).catch(() => {
    // Told once or not at all.
  });
}

function whenToSend(flush: () => void): void {
  addEventListener('online', flush);
  addEventListener('pagehide', () => {
    if (navigator.onLine) flush();
  });
}

const transport = createAxiosTransport('/api/');

/** Has the code of calls ready before the first one. Rejects when it cannot be had. */
export const prepareApi = transport.load;

/**
 * The browser's one client of the API (specification §7 and §8). Federation shares this module, so
 * shell and all remotes hold the same one. It shows nothing: failures are `ApiFailure`s with the
 * API's code, and the page that asked decides what to say.
 */
export const api: StoreClient = createApiClient({
  transport: transport.send,
  session,
  bus,
  cookies: pageCookies,
  address: () => location.pathname + location.search,
  language: () => document.documentElement.lang,
  randomId: () => crypto.randomUUID(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  // Absent without https, except on this machine.
  exclusively: oneTabAtATime(navigator.locks),
  alerts: createErrorAlerts({ send: sendAlert, whenToSend }),
});

/** Ends the session here and on the server. @returns whether the server knows */
export const signOut = (): Promise<boolean> => api.signOut();
