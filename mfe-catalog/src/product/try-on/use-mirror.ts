import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Choice, ProductView } from '../product.model.ts';
import { openMirror, type Mirror, type MirrorState, type MirrorTools } from './mirror.ts';
import { openLaying } from './hand-laying.ts';
import type { Laid } from './laid.ts';
import type { Fit } from './placing.ts';
import { isOnHand, type HandPlace, type WornAt } from './where-worn.ts';

interface Wanted {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly wornAt: WornAt;
  readonly tools: MirrorTools;
}

export interface Shown {
  readonly state: MirrorState;
  readonly fit: Fit | undefined;
}

interface UsedMirror {
  readonly mirror: RefObject<Mirror | null>;
  readonly shown: Shown | undefined;
  /** Where the shopper has laid the piece; nothing where a face says it. */
  readonly laid: { readonly place: HandPlace; readonly laid: Laid } | undefined;
  readonly lay: (laid: Laid) => void;
}

/** A mirror for as long as the canvas is there. */
export function useMirror(
  canvas: RefObject<HTMLCanvasElement | null>,
  { product, choice, wornAt, tools }: Wanted,
): UsedMirror {
  const mirror = useRef<Mirror>(null);
  const [laid, setLaid] = useState<Laid>();
  const [laying] = useState(() => openLaying(isOnHand(wornAt) ? wornAt : 'finger'));
  const { karat, colour, size } = choice;
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return undefined;
    const opened = openMirror({
      canvas: element,
      wanted: { productId: product.id, choice: { karat, colour, size }, wornAt },
      onState: (state, fit) => setShown({ state, fit }),
      laying,
      tools,
    });
    mirror.current = opened;
    laying.tell((next) => {
      setLaid(next);
      opened.again();
    });
    return () => {
      mirror.current = null;
      opened.close();
    };
  }, [canvas, product.id, karat, colour, size, wornAt, tools, laying]);
  return {
    mirror,
    shown,
    laid: isOnHand(wornAt) ? { place: wornAt, laid: laid ?? laying.read() } : undefined,
    lay: laying.lay,
  };
}
