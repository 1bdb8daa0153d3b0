import type { BakeJob, WornJob } from './bake-job.ts';
import { bake, bakeWorn } from './bake.ts';

addEventListener('message', ({ data }: MessageEvent<BakeJob | WornJob>) => {
  const { said, buffers } = 'worn' in data ? bakeWorn(data) : bake(data);
  postMessage(said, { transfer: buffers as ArrayBuffer[] });
});
