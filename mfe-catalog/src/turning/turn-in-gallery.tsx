import { Picture } from '@suvarna/ui/picture';
import { useEffect, useRef, type MouseEvent } from 'react';
import { untilFinished } from '../product/buying/until-finished.ts';
import { mayMove } from './may-move.ts';
import { playTurn } from './play-turn.ts';
import { turnOf } from './turn.model.ts';
import { turnUnderMouse } from './turn-under-mouse.ts';

/** Of the slide in view: one that passes does not begin. */
const IN_VIEW = 0.6;
const ID = 'picture-turn';

export interface Turn {
  /** The main picture it is of. */
  readonly picture: string;
  /** Of the sheet. */
  readonly address: string;
  readonly TurnSlide: typeof TurnSlide;
  readonly TurnThumb: typeof TurnThumb;
}

/** Waits until the turn is drawn. @returns `undefined` where it never is, or nothing may move */
export async function findTurn(
  picture: string,
  signal: AbortSignal,
  ask?: typeof fetch,
): Promise<Turn | undefined> {
  const address = mayMove() ? turnOf(picture) : undefined;
  return address !== undefined && (await untilFinished(address, signal, ask)) !== undefined
    ? { picture, address, TurnSlide, TurnThumb }
    : undefined;
}

/** How the gallery shows it. */
interface OfTurn {
  readonly name: string;
  /** The picture that the turn begins and ends with. */
  readonly still: string;
  readonly address: string;
  readonly sizes: string;
  /** Of the gallery. */
  readonly styles: Readonly<Record<string, string>>;
}

/** A place of the gallery in which the piece turns once each time it comes into view. */
export function TurnSlide({ name, still, address, sizes, styles }: OfTurn) {
  const slide = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = slide.current;
    let shown: AbortController | undefined;
    const play = async (signal: AbortSignal): Promise<void> => {
      try {
        if (element) await playTurn(element, address, signal);
      } catch {
        // It could not be had: the picture stays as it is.
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        shown?.abort();
        if (!entry?.isIntersecting) return;
        shown = new AbortController();
        void play(shown.signal);
      },
      { threshold: IN_VIEW },
    );
    const leaving = new AbortController();
    if (element) observer.observe(element);
    // The main picture beside it turns under a mouse.
    if (element?.parentElement) turnUnderMouse(element.parentElement, leaving.signal);
    return () => {
      leaving.abort();
      observer.disconnect();
      shown?.abort();
    };
  }, [address]);
  return (
    <li ref={slide} id={ID} className={styles['slide']}>
      <Picture src={still} alt={name} sizes={sizes} className={styles['picture']} />
    </li>
  );
}

interface TurnThumbProps extends OfTurn {
  /** Its place, and which one is shown. */
  readonly at: number;
  readonly shown: number;
  readonly show: (event: MouseEvent, at: number) => void;
}

/** The small picture that leads to it. */
export function TurnThumb({ name, still, styles, at, shown, show }: TurnThumbProps) {
  return (
    <li>
      <a
        href={`#${ID}`}
        className={styles['thumb']}
        style={{ position: 'relative' }}
        aria-label={name}
        aria-current={shown === at || undefined}
        onClick={(event) => show(event, at)}
      >
        <Picture src={still} alt="" sizes="72px" className={styles['small']} />
        <span
          aria-hidden
          className={styles['small']}
          style={{
            position: 'absolute',
            inset: 0,
            placeContent: 'center',
            textAlign: 'center',
            fontSize: '1.5rem',
          }}
        >
          ↻
        </span>
      </a>
    </li>
  );
}
