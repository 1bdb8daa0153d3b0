import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productPiece } from '@suvarna/contracts/catalogue';
import { useRead } from '@suvarna/remote-kit/use-read';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Choice, ProductView } from '../product.model.ts';
import type { Baked } from './bake-job.ts';
import { openStage, type Stage } from './stage.ts';
import type { WhyStills } from './stills.tsx';

interface Wanted {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly colour: string;
  readonly coin: boolean;
  /** Cut into the piece; `''` for none. */
  readonly words: string;
  readonly insisted: boolean;
  readonly onGiveUp: (why: WhyStills) => void;
}

export type StageState = 'loading' | 'turning' | 'resting';

const alloyOf = ({ karat }: Choice, colour: string): Alloy => ({ karat, colour }) as Alloy;

/** A stage for as long as the canvas is there; what is wanted changes on it in place. */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { product, choice, colour, coin, words, insisted, onGiveUp }: Wanted,
  open: typeof openStage = openStage,
) {
  const [stage, setStage] = useState<Stage>();
  const [state, setState] = useState<StageState>('loading');
  const [sight, setSight] = useState<Baked['sight']>(null);
  const giveUp = useRef(onGiveUp);
  const first = useRef(alloyOf(choice, colour));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const spin = !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches && !insisted;
    const { current: fail } = giveUp;
    try {
      const opened = open(element, {
        alloy: first.current,
        spin,
        onSlow: insisted ? undefined : () => fail('slow'),
        onRest: () => setState('resting'),
        onLost: () => setState('loading'),
        onBack: () => setState('turning'),
        onGone: () => fail('failed'),
      });
      setStage(opened);
      return () => opened.dispose();
    } catch {
      fail('none');
      return undefined;
    }
  }, [canvas, insisted, open]);

  const { state: read } = useRead(
    `${product.id} ${choice.size}`,
    async (signal) => {
      try {
        return await call(api, productPiece, {
          query: { product_id: product.id, size: choice.size || undefined },
          signal,
        });
      } catch (error) {
        if (!signal.aborted) giveUp.current('failed');
        throw error;
      }
    },
    { keepsLast: true },
  );
  const piece = read.status === 'ready' ? read.data : undefined;

  useEffect(() => {
    let gone = false;
    if (stage && piece)
      stage.show({ piece, coin, words }).then(
        (from) => {
          setState('turning');
          setSight(from);
        },
        () => gone || giveUp.current('failed'),
      );
    return () => {
      gone = true;
    };
  }, [stage, piece, coin, words]);

  useEffect(() => stage?.dress(alloyOf(choice, colour)), [stage, choice, colour]);

  return { stage, state, sight };
}
