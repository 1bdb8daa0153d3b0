/** `?boundaries` or Alt + Shift + B: who owns what on this page. All of it is loaded when asked for. */
import type { Translate } from '@suvarna/remote-kit/page';
import type { LiveComposition } from '../browser/composition/live-composition.ts';

interface Options {
  readonly live: LiveComposition;
  readonly loadTexts: () => Promise<Translate>;
  readonly report: (error: unknown, part: string) => void;
}

export function listenForBoundaries({ live, loadTexts, report }: Options): void {
  const toggle = (): void => {
    Promise.all([import('./show.ts'), loadTexts()]).then(
      ([{ toggleBoundaries }, t]) => toggleBoundaries({ live, t }),
      (error: unknown) => report(error, 'shell'),
    );
  };
  // By the key's place: with Alt held, many keyboards write another letter.
  document.addEventListener('keydown', ({ altKey, shiftKey, ctrlKey, metaKey, code }) => {
    if (altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyB') toggle();
  });
  if (new URLSearchParams(location.search).has('boundaries')) toggle();
}
