import { Picture } from '@suvarna/ui/picture';
import { useEffect, useRef, type MouseEvent } from 'react';
import { playTurn } from './play-turn.ts';

/** Of the slide in view: one that passes does not begin. */
const IN_VIEW = 0.6;
const ID = 'picture-turn';

interface OfTurn {
  readonly name: string;
  /** The picture that the turn begins and ends with. */
  readonly picture: string;
  readonly className: string | undefined;
  readonly pictureClass: string | undefined;
}

interface TurnSlideProps extends OfTurn {
  /** Of the sheet. */
  readonly address: string;
  readonly sizes: string;
}

/** A place of the gallery in which the piece turns once each time it comes into view. */
export function TurnSlide({ name, picture, className, pictureClass, address, sizes }: TurnSlideProps) {
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
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      shown?.abort();
    };
  }, [address]);
  return (
    <li ref={slide} id={ID} className={className}>
      <Picture src={picture} alt={name} sizes={sizes} className={pictureClass} />
    </li>
  );
}

interface TurnThumbProps extends OfTurn {
  readonly isShown: boolean;
  readonly onShow: (event: MouseEvent) => void;
}

/** The small picture that leads to it. */
export function TurnThumb({ name, picture, className, pictureClass, isShown, onShow }: TurnThumbProps) {
  return (
    <li>
      <a
        href={`#${ID}`}
        className={className}
        style={{ position: 'relative' }}
        aria-label={name}
        aria-current={isShown || undefined}
        onClick={onShow}
      >
        <Picture src={picture} alt="" sizes="72px" className={pictureClass} />
        <span
          aria-hidden
          className={pictureClass}
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
