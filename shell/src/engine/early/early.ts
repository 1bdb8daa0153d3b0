/** The shell's first script: small, by itself, and there with the first paint. */
import { recordEvents } from './record-events.ts';

recordEvents(document);
