/** The shell's first script: small, by itself, and there with the first paint. */
import { keepPresses } from './keep-presses.ts';

keepPresses(document);
