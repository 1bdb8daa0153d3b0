import { startWorker } from '../../engine/worker/start-worker.ts';
import { languages } from '../languages.ts';
import { followNotice, showNotice } from './push-notices.ts';

startWorker({ languages, onPush: showNotice, onNotificationClick: followNotice });
