import { createStills, type Drawn, type StillJob } from '../stills.ts';

/** What the page hands out; `pixels` are base64. */
export interface StillResult extends Omit<Drawn, 'pixels'> {
  readonly pixels: string;
}

/** Every Chromium that makes stills has it; the library of types does not yet. */
interface Base64 {
  readonly toBase64: () => string;
}

const { gpu, render } = createStills(new OffscreenCanvas(16, 16));

Object.assign(globalThis, {
  still: {
    gpu,
    render: (job: StillJob): StillResult => {
      const { pixels, ...rest } = render(job);
      return { ...rest, pixels: (pixels as Uint8Array & Base64).toBase64() };
    },
  },
});
