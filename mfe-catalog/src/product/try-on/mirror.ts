import { compose, shownFit } from './composing.ts';
import { drawPiece, type DrawnPiece, type DrawPiece, type WantedPiece } from './drawn-piece.ts';
import type { Sought } from './finder/finder-job.ts';
import { openFinder, type OpenFinder } from './finder/finder.ts';
import { faceFitter } from './face-fitter.ts';
import type { FitFrame, Fitter } from './fitter.ts';
import { handFitter } from './hand-fitter.ts';
import type { Laying } from './hand-laying.ts';
import {
  openCamera,
  openPhoto,
  SourceRefused,
  type NoSource,
  type OpenCamera,
  type PictureSource,
} from './picture-source.ts';
import type { Fit } from './placing.ts';
import { isOnHand, type WornAt } from './where-worn.ts';

export type MirrorState = 'preparing' | 'worn' | 'low' | 'hidden' | 'no-face' | 'failed' | NoSource;

/** The canvas in which a shopper sees herself wear a piece. */
export interface Mirror {
  readonly camera: () => void;
  readonly photo: (file: Blob) => void;
  /** Shows the same picture once more: the shopper has laid the piece elsewhere. */
  readonly again: () => void;
  /** Leaves no camera, no worker and no picture behind. */
  readonly close: () => void;
}

export interface MirrorTools {
  readonly openFinder: (sought: Sought) => OpenFinder;
  readonly drawPiece: DrawPiece;
  readonly openCamera: OpenCamera;
  readonly openPhoto: (file: Blob) => Promise<PictureSource>;
}

export const BROWSER_TOOLS: MirrorTools = { openFinder, drawPiece, openCamera, openPhoto };

export interface MirrorOptions {
  readonly canvas: HTMLCanvasElement;
  readonly wanted: WantedPiece & { readonly wornAt: WornAt };
  readonly onState: (state: MirrorState, fit?: Fit) => void;
  /** Of a piece that a hand wears. */
  readonly laying: Laying;
  readonly tools?: MirrorTools;
}

export function openMirror({
  canvas,
  wanted,
  onState,
  laying,
  tools = BROWSER_TOOLS,
}: MirrorOptions): Mirror {
  const ended = new AbortController();
  const { signal } = ended;
  const { wornAt } = wanted;
  const openFitter = isOnHand(wornAt)
    ? handFitter(tools.openFinder('hand'), laying, wornAt)
    : faceFitter(tools.openFinder('face'), wornAt);
  let ready: Promise<readonly [Fitter, DrawnPiece]> | undefined;
  let showing: AbortController | undefined;
  let showAgain: (() => Promise<void>) | undefined;

  /** Heavy, so it begins when a picture is wanted, and stays for the next one. */
  const prepare = (): Promise<readonly [Fitter, DrawnPiece]> => {
    if (ready) return ready;
    const failed = new AbortController();
    const until = AbortSignal.any([signal, failed.signal]);
    ready = Promise.all([openFitter(until), tools.drawPiece(wanted, until)]);
    ready.catch(() => {
      // One of the two may be there: without this its worker lives on beside that of the next attempt.
      failed.abort();
      ready = undefined;
    });
    return ready;
  };

  async function lookOnce(
    source: PictureSource,
    [fitFrame, piece]: readonly [FitFrame, DrawnPiece],
    own: AbortSignal,
  ): Promise<void> {
    const frame = source.grab();
    const { mirrored, moving } = source;
    const { fit, cut } = await fitFrame(frame, { mirrored, moving, piece });
    if (own.aborted) return;
    compose(canvas, { frame, cut, mirrored, piece, fit });
    onState(stateOf(fit, piece, frame.height), fit && shownFit(fit, cut, mirrored));
  }

  async function show(open: () => Promise<PictureSource>): Promise<void> {
    showing?.abort();
    const own = new AbortController();
    showing = own;
    showAgain = undefined;
    onState('preparing');
    const refused = (error: unknown): void => {
      if (own.signal.aborted) return;
      own.abort();
      onState(error instanceof SourceRefused ? error.why : 'failed');
    };
    try {
      const source = await open();
      own.signal.addEventListener('abort', source.close);
      if (own.signal.aborted) return source.close();
      const [fitter, piece] = await prepare();
      const both = [fitter.begin(), piece] as const;
      // A camera shows the next frame anyhow.
      if (!source.moving) showAgain = () => lookOnce(source, both, own.signal).catch(refused);
      do {
        await lookOnce(source, both, own.signal);
        await nextFrame();
      } while (source.moving && !own.signal.aborted);
    } catch (error) {
      refused(error);
    }
    return undefined;
  }

  return {
    camera: () => void show(() => tools.openCamera(isOnHand(wornAt) ? 'environment' : 'user')),
    photo: (file) => void show(() => tools.openPhoto(file)),
    again: () => void showAgain?.(),
    close: () => {
      showing?.abort();
      ended.abort();
      ready?.then(
        ([fitter]) => fitter.close(),
        () => undefined,
      );
    },
  };
}

function stateOf(fit: Fit | undefined, { sideMm, pin }: DrawnPiece, height: number): MirrorState {
  if (!fit) return 'no-face';
  const [first] = fit.spots;
  if (!first) return 'hidden';
  // Ears and noses are never at the lower edge: it is what hangs from the neck that may not be seen.
  const reach = (pin[1] + (sideMm / 2) * 0.94) * fit.pxPerMm;
  return first.place === 'neck' && first.y + reach > height ? 'low' : 'worn';
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
