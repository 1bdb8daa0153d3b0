/** The shell's first script: small, by itself, and there with the first paint. */
import { startFontFaces } from '@suvarna/ui/font-faces';
import { keepTranslatedTexts } from '../../engine/early/keep-translated-texts.ts';
import { recordErrors } from '../../engine/early/record-errors.ts';
import { recordEvents } from '../../engine/early/record-events.ts';

recordErrors(window);
recordEvents(document);
keepTranslatedTexts(document);
const [navigation] = performance.getEntriesByType('navigation');
void startFontFaces(document, navigation instanceof PerformanceNavigationTiming ? navigation : undefined);
