import { useEffect, useState, type RefObject } from 'react';
import { untilFinished } from './until-finished.ts';

const WIDTH = /-(360|515|1024)-/;

export interface Senses {
  readonly ask: typeof fetch;
  /** Pixels across of a picture the page has loaded. */
  readonly widthOf: (address: string) => Promise<number>;
}

const SENSES: Senses = {
  ask: (...call) => fetch(...call),
  // An image with a `srcset` tells its pixels divided by the density that was chosen for it; one without tells them as they are.
  widthOf: (address) =>
    new Promise((resolve, reject) => {
      const plain = new Image();
      plain.addEventListener('load', () => resolve(plain.naturalWidth));
      plain.addEventListener('error', () => reject(new Error(`${address} is no picture`)));
      plain.src = address;
    }),
};

/**
 * A picture that is not made yet comes as a smaller one, or as another view. Once the real one is
 * finished it takes its place while the page is open.
 *
 * @param place what the pictures are in
 * @param of what they show: those of something else are looked at again
 * @param senses for tests
 * @returns the template a picture is to be fetched from now
 */
export function useFinished(
  place: RefObject<HTMLElement | null>,
  of: string,
  senses: Senses = SENSES,
): (template: string) => string {
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const asked = new Set<string>();
    const look = async (image: HTMLImageElement): Promise<void> => {
      const {
        currentSrc,
        dataset: { template, tint },
      } = image;
      const width = Number(WIDTH.exec(currentSrc)?.[1] ?? 0);
      if (template === undefined || !image.complete || width === 0 || asked.has(template)) return;
      asked.add(template);
      // What cannot be read here is what the browser shows as a broken picture; it has no width to compare.
      const isSmaller = await senses.widthOf(currentSrc).then(
        (pixels) => pixels < width,
        () => false,
      );
      // What has a colour was made with the release: only its size may be another one's.
      if (tint !== undefined && !isSmaller) {
        // Another size of it may be loaded yet, when the screen is turned.
        asked.delete(template);
        return;
      }
      const answer = await untilFinished(currentSrc, leaving.signal, senses.ask);
      if (answer === 'made' || (answer === 'there' && isSmaller))
        setLate((before) => new Set(before).add(template));
    };
    const onLoad = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) void look(target);
    };
    for (const image of element.querySelectorAll('img')) void look(image);
    // Loads do not bubble.
    element.addEventListener('load', onLoad, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [place, of, senses]);

  // Browsers keep one answer for each address while a page is open.
  return (template) => (late.has(template) ? `${template}?again=1` : template);
}
