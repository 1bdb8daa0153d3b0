/** Asks for the permission and, once it is given, makes notices arrive. For the prompt that explains why; loaded with it. */
import { reportFailure } from '../../engine/browser/composition/report-failure.ts';
import { isWorkerWanted } from '../../engine/offline/is-worker-wanted.ts';
import { registerWorker } from '../../engine/offline/worker-client.ts';
import { keepSubscribed } from './subscribe.ts';

export type PushOutcome = 'granted' | 'denied' | 'failed';

/**
 * Has to be called from a press of a button: browsers ask only then.
 *
 * @returns `denied` also when the question was closed unanswered; `failed` when the permission is
 *   there but notices will not come, which is only logged (specification §8)
 */
export async function enablePush(): Promise<PushOutcome> {
  try {
    if (!('Notification' in globalThis) || !('PushManager' in globalThis) || !isWorkerWanted())
      return 'failed';
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    await registerWorker();
    await keepSubscribed(await navigator.serviceWorker.ready);
    return 'granted';
  } catch (error) {
    reportFailure(error, 'push');
    return 'failed';
  }
}
