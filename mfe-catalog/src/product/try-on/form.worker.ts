import { buffersOf } from '@suvarna/jewellery-model/geometry/bake';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { wornScene } from '@suvarna/jewellery-model/worn/worn-scene';

/** Forms of bodies are heavy and few want them, so they have a worker of their own. */
addEventListener('message', ({ data: piece }: MessageEvent<Piece>) => {
  const scene = wornScene(piece, modelOf(piece)) ?? null;
  postMessage(scene, { transfer: scene ? (buffersOf(scene) as ArrayBuffer[]) : [] });
});
