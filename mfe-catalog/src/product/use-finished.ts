import { useEffect, useState, type RefObject } from 'react';
import { untilFinished } from './until-finished.ts';

const WIDTH = /-(360|515|1024)-/;

/** Whether what is shown may stand in for another picture: it is smaller than its address says, or was not made with the release. */
const mayStandIn = (image: HTMLImageElement): boolean => isSmaller(image) || image.dataset['tint'] === undefined;
const isSmaller = ({ currentSrc, naturalWidth }: HTMLImageElement): boolean => naturalWidth < Number(WIDTH.exec(currentSrc)?.[1] ?? 0);

/**
 * A picture that is not made yet comes as a smaller one, or as another view. Once the real one is
 * finished it takes its place while the page is open.
 *
 * @param place what the pictures are in
 * @param of what they show: those of something else are looked at anew
 * @param ask for tests
 * @returns the template a picture is to be fetched from now
 */
export function useFinished(place: RefObject<HTMLElement | null>, of: string, ask: typeof fetch = fetch): (template: string) => string {
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const asked = new Set<string>();
    const look = (image: HTMLImageElement): void => {
      const { currentSrc, dataset: { template } } = image;
      if (template === undefined || !image.complete || !WIDTH.test(currentSrc) || asked.has(template) || !mayStandIn(image)) return;
      asked.add(template);
      const smaller = isSmaller(image);
      void untilFinished(currentSrc, leaving.signal, ask).then((answer) => {
        if (answer === 'made' || (answer === 'there' && smaller)) setLate((before) => new Set(before).add(template));
      });
    };
    const onLoad = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) look(target);
    };
    for (const image of element.querySelectorAll('img')) look(image);
    // Loads do not bubble.
    element.addEventListener('load', onLoad, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [place, of, ask]);

  // Browsers keep one answer for each address while a page is open.
  return (template) => (late.has(template) ? `${template}?again=1` : template);
}
