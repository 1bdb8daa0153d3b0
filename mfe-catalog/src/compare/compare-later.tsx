import { bus } from '@suvarna/event-bus';
import { useT } from '@suvarna/remote-kit/hooks';
import { browserStorage } from '@suvarna/session';
import { useEffect, useState, type RefObject } from 'react';
import { COMPARED } from './storage-key.ts';

type Part = typeof import('./compare-tray.tsx');
const load = (): Promise<Part> => import(/* webpackChunkName: "compare-tray" */ './compare-tray.tsx');

interface CompareLaterProps {
  /** A list whose cards can be compared. */
  readonly list: RefObject<HTMLElement | null>;
}

interface Shown {
  readonly part: Part;
  readonly place: HTMLElement;
  readonly first: readonly number[];
}

/** The tray of a comparison comes with its first design; who compares nothing downloads nothing of it. */
export function CompareLater({ list }: CompareLaterProps) {
  const t = useT();
  const [shown, setShown] = useState<Shown>();
  const isShown = shown !== undefined;

  useEffect(() => {
    const place = list.current;
    if (place === null || isShown) return undefined;
    let isLeft = false;
    const taps: number[] = [];
    const bring = async (): Promise<void> => {
      try {
        const part = await load();
        if (!isLeft) setShown((before) => before ?? { part, place, first: taps });
      } catch {
        if (isLeft || taps.length === 0) return;
        taps.length = 0;
        bus.emit('toast.message.requested', { text: t('product.open-failed'), kind: 'error' });
      }
    };
    const onClick = (event: Event): void => {
      const button = (event.target as Element).closest<HTMLElement>('[data-compare]');
      if (button === null) return;
      taps.push(Number(button.dataset['compare']));
      void bring();
    };
    if (browserStorage.local.get(COMPARED) !== null) void bring();
    place.addEventListener('click', onClick);
    return () => {
      isLeft = true;
      place.removeEventListener('click', onClick);
    };
  }, [list, isShown, t]);

  return shown && <shown.part.CompareTray place={shown.place} first={shown.first} />;
}
