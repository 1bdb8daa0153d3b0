import { useEffect, useRef, type ReactNode } from 'react';

interface TurnSlideProps {
  readonly id: string;
  readonly className: string | undefined;
  /** Of the sheet. */
  readonly address: string;
  /** The picture that the turn begins and ends with. */
  readonly children: ReactNode;
}

const load = () => import(/* webpackChunkName: "turning" */ './turn-under-mouse.ts');
/** Of the slide in view: one that passes does not begin. */
const IN_VIEW = 0.6;

/** A place of the gallery in which the piece turns once each time it comes into view. */
export function TurnSlide({ id, className, address, children }: TurnSlideProps) {
  const slide = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = slide.current;
    let shown: AbortController | undefined;
    const play = async (signal: AbortSignal): Promise<void> => {
      try {
        const { playTurn } = await load();
        if (element && !signal.aborted) await playTurn(element, address, signal);
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
    <li ref={slide} id={id} className={className} data-turns>
      {children}
    </li>
  );
}
