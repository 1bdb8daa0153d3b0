/** `?boundaries` or Alt + Shift + B: who owns what on this page. All of it is loaded when asked for. */
import type { Locale } from '@suvarna/contracts/locale';
import type { LiveComposition } from '../browser/live-composition.ts';

interface Options {
  readonly live: LiveComposition;
  readonly locale: Locale;
  readonly report: (error: unknown, part: string) => void;
}

export function listenForBoundaries(options: Options): void {
  const toggle = (): void => {
    import('./show.ts').then(
      ({ toggleBoundaries }) => toggleBoundaries(options),
      (error: unknown) => options.report(error, 'shell'),
    );
  };
  // By the key's place: with Alt held, many keyboards write another letter.
  document.addEventListener('keydown', ({ altKey, shiftKey, ctrlKey, metaKey, code }) => {
    if (altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyB') toggle();
  });
  if (new URLSearchParams(location.search).has('boundaries')) toggle();
}
