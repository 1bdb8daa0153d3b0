import type { BakeJob, EngravedJob, WornJob } from './bake-job.ts';
import { bake, bakeEngraved, bakeWorn } from './bake.ts';

addEventListener('message', ({ data }: MessageEvent<BakeJob | WornJob | EngravedJob>) => {
  const { said, buffers } =
    'worn' in data ? bakeWorn(data) : 'engraved' in data ? bakeEngraved(data) : bake(data);
  postMessage(said, { transfer: buffers as ArrayBuffer[] });
});
