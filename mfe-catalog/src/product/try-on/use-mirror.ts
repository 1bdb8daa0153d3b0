import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Choice, ProductView } from '../product.model.ts';
import { openMirror, type Mirror, type MirrorState, type MirrorTools } from './mirror.ts';
import type { Fit } from './placing.ts';
import type { WornAt } from './where-worn.ts';

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

/** A mirror for as long as the canvas is there. */
export function useMirror(
  canvas: RefObject<HTMLCanvasElement | null>,
  { product, choice, wornAt, tools }: Wanted,
): { readonly mirror: RefObject<Mirror | null>; readonly shown: Shown | undefined } {
  const mirror = useRef<Mirror>(null);
  const { karat, colour, size } = choice;
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return undefined;
    const opened = openMirror({
      canvas: element,
      wanted: { productId: product.id, choice: { karat, colour, size }, wornAt },
      onState: (state, fit) => setShown({ state, fit }),
      tools,
    });
    mirror.current = opened;
    return () => {
      mirror.current = null;
      opened.close();
    };
  }, [canvas, product.id, karat, colour, size, wornAt, tools]);
  return { mirror, shown };
}
