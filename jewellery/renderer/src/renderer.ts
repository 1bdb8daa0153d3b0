import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { drawFrame, drawGround, type PictureRequest } from './frame.ts';
import { createKeeper, type Keeper } from './gl/keeper.ts';
import { createTarget, type Target } from './gl/target.ts';
import { createShadows } from './light/shadows.ts';
import type { Cast } from './light/cast.ts';
import { stageUniforms } from './light/stage.ts';
import { uploadScene, type Scene } from './scene.ts';
import { createFinishing, type Finishing } from './shaders/finishing.ts';
import { createLibrary } from './shaders/library.ts';
import { framesAtOnce } from './shaders/screen.ts';
import { carry, takeShot } from './view/camera.ts';
import { samplesOf, type Sample } from './view/sequence.ts';

export interface Renderer {
  /** Name of the GPU, or of what pretends to be one. */
  readonly gpu: string;
  readonly load: (model: BakedModel) => void;
  /**
   * A finished picture of so many samples per pixel (eight look finished): red, green, blue, alpha, rows from the bottom up.
   *
   * @throws Error when the GPU was lost before it was finished
   */
  readonly still: (request: PictureRequest, samples: number) => Uint8Array;
  /**
   * A quick picture onto the canvas, which has the request's size; for a piece in motion. One sample
   * is for slow GPUs; four have smooth edges.
   */
  readonly frame: (request: PictureRequest, samples?: number) => void;
  /** A better picture of the last frame's request, while nothing moves. `false` when it is finished. */
  readonly settle: () => boolean;
  /** Frees everything it made on the GPU. */
  readonly dispose: () => void;
}

export interface RendererOptions {
  /** The GPU took the canvas away. A new renderer can be made after `webglcontextrestored`. */
  readonly onLost?: () => void;
}

interface Loaded {
  readonly scene: Scene;
  readonly keeper: Keeper;
  readonly cast: Cast;
  /** How far the studio was turned when the shadows on the ground were last drawn. */
  floorTurn?: number;
}

const stillBounces = 7;
const quickBounces = 4;
const settledSamples = 16;

/** @throws Error when the canvas gives no WebGL2 that can sum up frames. */
export function createRenderer(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { onLost }: RendererOptions = {},
): Renderer {
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    alpha: true,
    depth: false,
    powerPreference: 'high-performance',
  });
  if (!gl?.getExtension('EXT_color_buffer_float') || !gl.getExtension('EXT_float_blend'))
    throw new Error('no WebGL2 with float targets');
  const keeper = createKeeper();
  const library = createLibrary(gl, keeper);
  const shadows = createShadows(gl, keeper);
  let loaded: Loaded | undefined;
  let sized: { readonly keeper: Keeper; readonly finishing: Finishing; readonly out: Target } | undefined;
  let rest:
    | { readonly request: PictureRequest; readonly samples: readonly Sample[]; done: number }
    | undefined;

  const lost = (event: Event) => {
    // Without this the browser never gives the canvas back.
    event.preventDefault();
    for (const own of [loaded?.keeper, sized?.keeper, keeper]) own?.forget();
    onLost?.();
  };
  canvas.addEventListener('webglcontextlost', lost);

  const finishingOf = ({ width, height }: PictureRequest) => {
    if (sized?.out.width === width && sized.out.height === height) return sized;
    sized?.keeper.freeAll();
    const own = createKeeper();
    sized = {
      keeper: own,
      finishing: createFinishing(gl, own, width, height),
      out: createTarget(gl, own, 'bytes', width, height),
    };
    return sized;
  };

  /** Adds samples `from` up to `to` to the sum. */
  const draw = (
    request: PictureRequest,
    samples: readonly Sample[],
    from: number,
    bounces: number,
    turn: number,
  ) => {
    if (!loaded) throw new Error('load a model first');
    const { scene } = loaded;
    const { finishing } = finishingOf(request);
    if (loaded.floorTurn !== turn) shadows.drawFloor(loaded.cast, turn);
    loaded.floorTurn = turn;
    const place = takeShot(request.camera, scene.subject, request.width / request.height);
    const shot = request.orbit ? carry(place, scene.subject, request.orbit) : place;
    const stage = stageUniforms(scene, turn, loaded.cast.plan);
    if (from === 0) {
      shadows.read();
      drawGround(gl, library, { shot, request, stage }, finishing.ground);
    }
    for (let at = 0; at < samples.length; at += framesAtOnce) {
      const together = samples.slice(at, at + framesAtOnce);
      for (const [index, sample] of together.entries()) {
        // A frame that is made now takes the place of a texture.
        const frame = finishing.frame(index);
        shadows.read();
        drawFrame(gl, library, { scene, shot, sample, request, stage, bounces }, frame);
      }
      finishing.add(together.length, from + at === 0);
    }
    return finishing;
  };

  const onCanvas = (request: PictureRequest) => () => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, request.width, request.height);
  };
  /** In a view the light stays where it is while the camera goes round. */
  const fixedTurn = () => studioTurn(loaded?.scene.cameras.hero.azimuth ?? 0);

  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return {
    gpu: String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)),
    load: (model) => {
      loaded?.keeper.freeAll();
      const own = createKeeper();
      const scene = uploadScene(gl, own, model);
      shadows.drawMaps(scene);
      loaded = { scene, keeper: own, cast: shadows.castSky(scene) };
      rest = undefined;
    },
    still: (request, samples) => {
      const finishing = draw(
        request,
        samplesOf(samples),
        0,
        stillBounces,
        studioTurn(request.camera.azimuth),
      );
      finishing.finish(samples, request.cutOut ? 'straight' : 'paper', finishingOf(request).out.bind);
      const pixels = new Uint8Array(request.width * request.height * 4);
      gl.readPixels(0, 0, request.width, request.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      rest = undefined;
      // A GPU that is lost, or was and came back without what lay on it, leaves the pixels black and says nothing. Paper is opaque.
      if (gl.isContextLost() || (!request.cutOut && pixels.at(-1) !== 255))
        throw new Error('the GPU was lost while it drew');
      return pixels;
    },
    frame: (request, samples = 1) => {
      const finishing = draw(request, samplesOf(samples), 0, quickBounces, fixedTurn());
      finishing.finish(samples, request.cutOut ? 'premultiplied' : 'paper', onCanvas(request));
      rest = { request, samples: samplesOf(settledSamples), done: 0 };
    },
    settle: () => {
      if (!rest) return false;
      const { request, samples, done } = rest;
      const sample = samples[done];
      if (!sample) return false;
      const finishing = draw(request, [sample], done, stillBounces, fixedTurn());
      rest.done += 1;
      finishing.finish(rest.done, request.cutOut ? 'premultiplied' : 'paper', onCanvas(request));
      return rest.done < samples.length;
    },
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', lost);
      loaded?.keeper.freeAll();
      sized?.keeper.freeAll();
      keeper.freeAll();
      [loaded, sized, rest] = [undefined, undefined, undefined];
    },
  };
}

/** The studio follows the camera more than half of the way round, so that every side of a piece is lit well. */
function studioTurn(azimuth: number): number {
  return azimuth * 0.55;
}
