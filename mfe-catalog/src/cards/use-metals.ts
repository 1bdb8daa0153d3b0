import { useEffect, type RefObject } from 'react';
import { fetchAgain, goBack, isCached, showMetal } from './card-metal.ts';
import { untilFinished } from '../product/buying/until-finished.ts';

/**
 * Brings the swatches of a list of cards to life, as {@link useHearts} does its hearts.
 *
 * @param ask for tests
 */
export function useMetals(place: RefObject<HTMLElement | null>, ask?: typeof fetch): void {
  useEffect(() => {
    const element = place.current;
    const leaving = new AbortController();
    /** Cards whose picture in the chosen metal is on its way. */
    const waiting = new Map<Element, AbortController>();

    const follow = async (card: Element, picture: HTMLImageElement, chosen: AbortSignal): Promise<void> => {
      const answer = await untilFinished(picture.currentSrc, chosen, ask);
      if (chosen.aborted) return;
      if (answer === 'made') fetchAgain(picture);
      if (answer === undefined) goBack(card, picture);
    };
    /** Over the first picture nothing empty may lie. */
    const uncover = async (second: HTMLImageElement, chosen: AbortSignal): Promise<void> => {
      const answer = await untilFinished(second.src, chosen, ask);
      if (answer === undefined || chosen.aborted) return;
      delete second.dataset['busy'];
      if (answer === 'made') fetchAgain(second);
    };
    /** Cards whose own picture never comes, by its address. */
    const without = new WeakMap<Element, string>();
    /** Where no picture will be, the piece is named on the ground of it; another metal may have one. */
    const nameWithout = (card: Element, picture: HTMLImageElement): void => {
      const place = picture.closest<HTMLElement>('[data-picture]');
      if (place === null) return;
      if (without.get(card) === picture.currentSrc)
        place.dataset['missing'] = card.querySelector('a[href]')?.textContent ?? '';
      else delete place.dataset['missing'];
    };
    /** Cards of the list whose picture did not come with the release, in the order they came into view: drawn one by one, so asked for one by one. */
    let drawing: Promise<void> = Promise.resolve();
    const asked = new WeakSet<HTMLImageElement>();
    const awaitOwn = (picture: HTMLImageElement): void => {
      if (asked.has(picture) || picture.dataset['tint'] !== undefined || !isCached(picture.currentSrc))
        return;
      asked.add(picture);
      const shown = picture.currentSrc;
      drawing = drawing.then(async () => {
        const answer = await untilFinished(shown, leaving.signal, ask);
        if (answer === 'made' && picture.currentSrc === shown) fetchAgain(picture);
        const card = picture.closest('article');
        if (answer !== undefined || leaving.signal.aborted || card === null) return;
        without.set(card, shown);
        nameWithout(card, picture);
      });
    };
    const apply = (target: unknown): void => {
      if (!(target instanceof HTMLInputElement) || target.dataset['metal'] === undefined) return;
      const card = target.closest('article');
      if (card === null) return;
      waiting.get(card)?.abort();
      waiting.delete(card);
      if (showMetal(card, target.dataset['metal'])) waiting.set(card, new AbortController());
    };
    const onChange = ({ target }: Event): void => apply(target);
    const onLoad = ({ target }: Event): void => {
      if (!(target instanceof HTMLImageElement)) return;
      const card = target.closest('article');
      if (card === null) return;
      const isFirst = card.querySelector('[data-picture] img') === target;
      if (isFirst) nameWithout(card, target);
      if (target.dataset['busy'] === undefined) {
        if (isFirst) awaitOwn(target);
        return;
      }
      const chosen = waiting.get(card);
      // What came may stand in: a smaller one, or nothing yet.
      if (chosen && !isFirst) {
        void uncover(target, chosen.signal);
        return;
      }
      delete target.dataset['busy'];
      if (chosen) void follow(card, target, chosen.signal);
    };
    const onError = ({ target }: Event): void => {
      if (!(target instanceof HTMLImageElement) || target.dataset['busy'] === undefined) return;
      const card = target.closest('article');
      if (card === null) return;
      waiting.get(card)?.abort();
      goBack(card, target);
    };

    // Loads and errors do not bubble.
    element?.addEventListener('load', onLoad, { capture: true, signal: leaving.signal });
    element?.addEventListener('error', onError, { capture: true, signal: leaving.signal });
    for (const picture of element?.querySelectorAll<HTMLImageElement>('[data-picture] img:first-child') ?? [])
      if (picture.complete) awaitOwn(picture);
    // Pressed before anybody listened, or brought back by the browser on a reload: pressing it again would change nothing.
    for (const swatch of element?.querySelectorAll<HTMLInputElement>('[data-metal]:checked') ?? [])
      if (!swatch.defaultChecked) apply(swatch);
    element?.addEventListener('change', onChange, { signal: leaving.signal });
    return () => {
      leaving.abort();
      for (const chosen of waiting.values()) chosen.abort();
    };
  }, [place, ask]);
}
