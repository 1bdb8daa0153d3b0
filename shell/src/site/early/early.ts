/** The shell's first script: small, by itself, and there with the first paint. */
import { hasFontFaces, isLineQuick, takeFontFaces } from '@suvarna/ui/font-faces';
import { keepTranslatedTexts } from '../../engine/early/keep-translated-texts.ts';
import { recordEvents } from '../../engine/early/record-events.ts';

recordEvents(document);
keepTranslatedTexts(document);

const takeFaces = (): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (hasFontFaces() || (navigation instanceof PerformanceNavigationTiming && isLineQuick(navigation)))
    void takeFontFaces(document);
};
takeFaces();
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', takeFaces, { once: true });
