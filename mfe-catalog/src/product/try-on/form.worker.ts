import { buffersOf } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { overWrist } from '@suvarna/jewellery-model/worn/over-wrist';
import { wornScene } from '@suvarna/jewellery-model/worn/worn-scene';
import type { FormJob } from './form-job.ts';

/** Forms of bodies are heavy and few want them, so they have a worker of their own. */
addEventListener('message', ({ data: { piece, on } }: MessageEvent<FormJob>) => {
  const model = modelOf(piece);
  const over = on === 'wrist' ? overWrist(piece, model) : undefined;
  const said = (on === 'wrist' ? over : wornScene(piece, model)) ?? null;
  const baked = said && ('baked' in said ? said.baked : said);
  postMessage(said, { transfer: baked ? (buffersOf(baked) as ArrayBuffer[]) : [] });
});
