import { startWorker } from '../../engine/worker/start-worker.ts';
import { languages } from '../languages.ts';
import { followNotice, showNotice } from './push-notices.ts';
import { renewSubscription } from './renew-subscription.ts';

startWorker({
  languages,
  onPush: showNotice,
  onNotificationClick: followNotice,
  onSubscriptionChange: renewSubscription,
});
