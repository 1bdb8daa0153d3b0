import { LOOKS_AT, pointsIn, regionAround, wholeRegion, type Region } from './hand-region.ts';

interface Tensor {
  readonly data: () => Promise<ArrayLike<number>>;
  readonly dispose: () => void;
}
/** What is used of TensorFlow; the types of the package that brings it leave it open. */
export interface Tensors {
  readonly getBackend: () => string;
  readonly loadGraphModel: (address: string) => Promise<{ readonly execute: (input: Tensor) => Tensor[] }>;
  readonly browser: { readonly fromPixels: (image: ImageData) => Tensor };
  readonly cast: (tensor: Tensor, type: 'float32') => Tensor;
  readonly div: (tensor: Tensor, by: number) => Tensor;
  readonly expandDims: (tensor: Tensor) => Tensor;
  readonly tidy: (make: () => Tensor) => Tensor;
}

/** Looks for a hand in a frame; x and y of each of its points. */
type LookForHand = (frame: ImageBitmap) => Promise<Float32Array | null>;

/** Drawn hands were seen with 0.94 and more, a nose with 0.04 at most. */
const SURE = 0.6;
/** The first look finds where the hand is, the second looks at it upright. */
const LOOKS = 2;
/** Of what the model tells, by their lengths: places in its picture are pixels, those in space are metres. */
const TOLD = 63;

/** Follows one hand: where it was is where it is looked for first. */
export async function openHandModel(tensors: Tensors): Promise<LookForHand> {
  const model = await tensors.loadGraphModel('/handlandmark-lite.json');
  const canvas = new OffscreenCanvas(LOOKS_AT, LOOKS_AT);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  let last: Region | undefined;

  const lookAt = async (frame: ImageBitmap, region: Region): Promise<Float32Array | null> => {
    context.reset();
    context.translate(LOOKS_AT / 2, LOOKS_AT / 2);
    context.scale(LOOKS_AT / region.side, LOOKS_AT / region.side);
    context.rotate(-region.turn);
    context.drawImage(frame, -region.x, -region.y);
    const pixels = context.getImageData(0, 0, LOOKS_AT, LOOKS_AT);
    const input = tensors.tidy(() =>
      tensors.div(tensors.expandDims(tensors.cast(tensors.browser.fromPixels(pixels), 'float32')), 255),
    );
    const output = model.execute(input);
    const told = await Promise.all(output.map((tensor) => tensor.data()));
    for (const tensor of [input, ...output]) tensor.dispose();
    const [sure] = told.filter(({ length }) => length === 1);
    const [places] = told
      .filter(({ length }) => length === TOLD)
      .toSorted((a, b) => farthest(b) - farthest(a));
    return places && (sure?.[0] ?? 0) >= SURE ? pointsIn(region, places) : null;
  };

  return async (frame) => {
    let points: Float32Array | null = null;
    for (let look = last ? 1 : 0; look < LOOKS; look += 1) {
      points = await lookAt(frame, last ?? wholeRegion(frame));
      last = points ? regionAround(points) : undefined;
      if (!points) break;
    }
    return points;
  };
}

const farthest = (told: ArrayLike<number>): number => Math.max(...Array.from(told));
