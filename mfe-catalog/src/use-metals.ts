import { useEffect, type RefObject } from 'react';
import { fetchAgain, goBack, showMetal } from './card-metal.ts';
import { untilFinished } from './product/until-finished.ts';

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

    const follow = async (picture: HTMLImageElement, chosen: AbortSignal): Promise<void> => {
      if (await untilFinished(picture.currentSrc, chosen, ask) === 'made') fetchAgain(picture);
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
      if (!(target instanceof HTMLImageElement) || target.dataset['busy'] === undefined) return;
      delete target.dataset['busy'];
      const card = target.closest('article');
      const chosen = card && waiting.get(card);
      // What came may stand in: a smaller one, another view, or the drawing of nothing.
      if (chosen && card.querySelector('[data-picture] img') === target) void follow(target, chosen.signal);
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
    // Pressed before anybody listened, or brought back by the browser on a reload: pressing it again would change nothing.
    for (const swatch of element?.querySelectorAll<HTMLInputElement>('[data-metal]:checked') ?? []) if (!swatch.defaultChecked) apply(swatch);
    element?.addEventListener('change', onChange, { signal: leaving.signal });
    return () => {
      leaving.abort();
      for (const chosen of waiting.values()) chosen.abort();
    };
  }, [place, ask]);
}
