import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useEffect, useSyncExternalStore } from 'react';
import { compareTexts } from '#texts/compare';
import { comparePath } from './compare.model.ts';
import styles from './compare-tray.module.css';
import { comparedIds, keepCompared, MOST_COMPARED, onCompared, toggleCompared } from './compared.ts';

const NONE: readonly number[] = [];

interface CompareTrayProps {
  /** The list whose cards have a button to compare. */
  readonly place: HTMLElement;
  /** Taps that came while this part was on its way. */
  readonly first: readonly number[];
}

/** How many designs are compared, and the way there; it listens for the buttons of all cards of a list. */
export function CompareTray({ place, first }: CompareTrayProps) {
  const { locale } = useRemoteContext();
  const href = useHref();
  const compareT = useT(compareTexts);
  const ids = useSyncExternalStore(onCompared, comparedIds, () => NONE);

  useEffect(() => {
    const toggle = (id: number): void => {
      if (toggleCompared(id)) return;
      const text = compareTexts(locale)('full', { most: MOST_COMPARED });
      bus.emit('toast.message.requested', { text, kind: 'error' });
    };
    const onClick = (event: Event): void => {
      const button = (event.target as Element).closest<HTMLElement>('[data-compare]');
      if (button !== null) toggle(Number(button.dataset['compare']));
    };
    for (const id of first) toggle(id);
    place.addEventListener('click', onClick);
    return () => place.removeEventListener('click', onClick);
  }, [place, first, locale]);

  useEffect(() => {
    const show = (): void => {
      const chosen = new Set(ids.map(String));
      for (const button of place.querySelectorAll<HTMLElement>('[data-compare]'))
        button.ariaPressed = String(chosen.has(button.dataset['compare'] ?? ''));
    };
    show();
    // On a soft navigation cards further down come later.
    const later = new MutationObserver(show);
    later.observe(place, { childList: true, subtree: true });
    return () => later.disconnect();
  }, [place, ids]);

  const clear = (): void => {
    const card = (which: string) => place.querySelector<HTMLElement>(`[data-compare${which}]`);
    // The tray goes with its button; one that was chosen may be on another page.
    (card(`="${String(ids.at(-1))}"`) ?? card(''))?.focus({ preventScroll: true });
    keepCompared([]);
  };

  return (
    <div role="status" className={styles['status']} data-screen-only>
      {ids.length > 0 && (
        <div className={styles['tray']}>
          {ids.length === 1 ? (
            <span>{compareT('tray-one')}</span>
          ) : (
            <a href={href(comparePath(ids))} rel="nofollow">
              {compareT('tray-go', { count: ids.length })}
            </a>
          )}
          <Button variant="quiet" size="small" onClick={clear}>
            {compareT('tray-clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
