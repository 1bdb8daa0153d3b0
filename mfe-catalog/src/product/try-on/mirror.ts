import { compose, shownFit } from './composing.ts';
import { cutFor, liesIn, toward, wholeOf, type Cut } from './cutting.ts';
import { drawPiece, type DrawnPiece, type DrawPiece, type WantedPiece } from './drawn-piece.ts';
import { openFaceFinder, type FaceFinder, type OpenFaceFinder } from './face/face-finder.ts';
import { openCamera, openPhoto, SourceRefused, type NoSource, type PictureSource } from './picture-source.ts';
import { fitFace, type Fit } from './placing.ts';
import type { WornAt } from './where-worn.ts';

export type MirrorState = 'preparing' | 'worn' | 'low' | 'hidden' | 'no-face' | 'failed' | NoSource;

/** The canvas in which a shopper sees herself wear a piece. */
export interface Mirror {
  readonly camera: () => void;
  readonly photo: (file: Blob) => void;
  /** Leaves no camera, no worker and no picture behind. */
  readonly close: () => void;
}

export interface MirrorTools {
  readonly openFinder: OpenFaceFinder;
  readonly drawPiece: DrawPiece;
  readonly openCamera: () => Promise<PictureSource>;
  readonly openPhoto: (file: Blob) => Promise<PictureSource>;
}

export const BROWSER_TOOLS: MirrorTools = { openFinder: openFaceFinder, drawPiece, openCamera, openPhoto };

export interface MirrorOptions {
  readonly canvas: HTMLCanvasElement;
  readonly wanted: WantedPiece & { readonly wornAt: WornAt };
  readonly onState: (state: MirrorState, fit?: Fit) => void;
  readonly tools?: MirrorTools;
}

/** What the finder gets: it needs no more to see a face. */
const LOOK_AT = 720;

export function openMirror({ canvas, wanted, onState, tools = BROWSER_TOOLS }: MirrorOptions): Mirror {
  const ended = new AbortController();
  const { signal } = ended;
  let ready: Promise<readonly [FaceFinder, DrawnPiece]> | undefined;
  let showing: AbortController | undefined;
  let cut: Cut | undefined;

  /** Heavy, so it begins when a picture is wanted, and stays for the next one. */
  const prepare = (): Promise<readonly [FaceFinder, DrawnPiece]> => {
    if (ready) return ready;
    const failed = new AbortController();
    const until = AbortSignal.any([signal, failed.signal]);
    ready = Promise.all([tools.openFinder(until), tools.drawPiece(wanted, until)]);
    ready.catch(() => {
      // One of the two may be there: without this its worker lives on beside that of the next attempt.
      failed.abort();
      ready = undefined;
    });
    return ready;
  };

  async function lookOnce(
    source: PictureSource,
    [finder, piece]: readonly [FaceFinder, DrawnPiece],
    own: AbortSignal,
  ): Promise<void> {
    const frame = source.grab();
    if (cut && !liesIn(cut, frame)) cut = undefined;
    const share = Math.min(1, LOOK_AT / Math.max(frame.width, frame.height, 1));
    const small = await createImageBitmap(frame, {
      resizeWidth: Math.max(1, Math.round(frame.width * share)),
      resizeHeight: Math.max(1, Math.round(frame.height * share)),
      resizeQuality: 'medium',
    });
    const points = await finder.look(small);
    if (own.aborted) return;
    const fit = points
      ? fitFace(
          points.map((value) => value / share),
          wanted.wornAt,
        )
      : undefined;
    const { mirrored } = source;
    cut = fit ? toward(cut, cutFor(fit, wanted.wornAt, frame)) : (cut ?? wholeOf(frame));
    compose(canvas, { frame, cut, mirrored, piece, fit });
    onState(stateOf(fit, piece, frame.height), fit && shownFit(fit, cut, mirrored));
  }

  async function show(open: () => Promise<PictureSource>): Promise<void> {
    showing?.abort();
    const own = new AbortController();
    showing = own;
    cut = undefined;
    onState('preparing');
    try {
      const source = await open();
      own.signal.addEventListener('abort', source.close);
      if (own.signal.aborted) return source.close();
      const both = await prepare();
      do {
        await lookOnce(source, both, own.signal);
        await nextFrame();
      } while (source.moving && !own.signal.aborted);
    } catch (error) {
      if (own.signal.aborted) return undefined;
      own.abort();
      onState(error instanceof SourceRefused ? error.why : 'failed');
    }
    return undefined;
  }

  return {
    camera: () => void show(tools.openCamera),
    photo: (file) => void show(() => tools.openPhoto(file)),
    close: () => {
      showing?.abort();
      ended.abort();
      ready?.then(
        ([finder]) => finder.close(),
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
