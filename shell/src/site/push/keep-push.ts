/** Keeps a subscription with the shopper who sits at this browser. Failures are only logged (specification §8). */
import { session } from '@suvarna/session';
import { reportFailure } from '../../engine/browser/composition/report-failure.ts';
import { keepSubscribed } from './subscribe.ts';

export function keepPush(): void {
  if (!('PushManager' in globalThis)) return;
  const again = (): void => {
    navigator.serviceWorker.ready
      .then(keepSubscribed)
      .catch((error: unknown) => reportFailure(error, 'push'));
  };
  session.subscribe(again);
  again();
}
