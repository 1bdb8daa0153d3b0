import type { ErrorAlertBody } from '@suvarna/contracts/alerts';
import { ALERT_EVENTS } from '@suvarna/contracts/call-properties';

/** More than anybody presses a button offline. */
const MOST_KEPT = 10;

export interface AlertsHost {
  /** Sends and forgets. */
  readonly send: (alert: ErrorAlertBody) => void;
  /** Asked at the first alert: calls `flush` whenever the line may be back, or the page is left. */
  readonly whenToSend: (flush: () => void) => void;
}

export interface ErrorAlerts {
  /** A call got no answer. @param key its idempotency key, by which the service's log has more of it */
  keep(path: string, key: string): void;
  /** Sends what is kept. */
  flush(): void;
}

/**
 * Tells operators of additions, orders, addresses and coupons that got no answer (specification §7).
 * When one fails there is no server to tell, so it is kept until something answers again. What is sent
 * has left the queue before: each is told once or, when that fails too, never. No shopper is in it.
 */
export function createErrorAlerts({ send, whenToSend }: AlertsHost): ErrorAlerts {
  let kept: ErrorAlertBody[] = [];
  let listening = false;

  const flush = (): void => {
    const all = kept;
    kept = [];
    for (const alert of all) send(alert);
  };

  return {
    flush,
    keep(path, key) {
      const event = ALERT_EVENTS.get(path);
      if (
        event === undefined ||
        kept.length >= MOST_KEPT ||
        kept.some((alert) => alert.correlation_id === key)
      )
        return;
      kept.push({ event, status: 0, path: `/api/${path}`, correlation_id: key });
      if (!listening) whenToSend(flush);
      listening = true;
    },
  };
}
