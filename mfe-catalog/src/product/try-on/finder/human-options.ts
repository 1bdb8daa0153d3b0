import type { Config } from '@vladmandic/human';

const OFF = { enabled: false } as const;

/** Detector and mesh, nothing else: no emotion, age, identity, hands or body is ever looked for. */
export const HUMAN_OPTIONS: Partial<Config> = {
  backend: 'wasm',
  wasmPath: '/',
  wasmPlatformFetch: true,
  modelBasePath: '/',
  cacheModels: false,
  cacheSensitivity: 0,
  validateModels: false,
  async: false,
  debug: false,
  warmup: 'none',
  filter: { enabled: false },
  face: {
    enabled: true,
    detector: {
      modelPath: 'blazeface.json',
      rotation: true,
      maxDetected: 1,
      skipFrames: 0,
      skipTime: 0,
      minConfidence: 0.3,
      return: false,
    },
    mesh: { enabled: true, modelPath: 'facemesh.json' },
    iris: OFF,
    attention: OFF,
    emotion: OFF,
    description: OFF,
    antispoof: OFF,
    liveness: OFF,
  },
  body: OFF,
  hand: OFF,
  object: OFF,
  gesture: OFF,
  segmentation: OFF,
};
