import type { Camera } from '@suvarna/jewellery-model/model';
import { toneOf, type Alloy } from './alloy.ts';
import type { Uniforms } from './gl/program.ts';
import type { Target } from './gl/target.ts';
import { lookOf } from './materials.ts';
import type { Scene } from './scene.ts';
import type { Library } from './shaders/library.ts';
import { nothingThere } from './shaders/screen.ts';
import { stoneOptics } from './stone-optics.ts';
import { viewMatrix, type Orbit, type Shot } from './view/camera.ts';
import { inverse } from './view/matrix.ts';
import type { Sample } from './view/sequence.ts';

/** A picture that is asked for. */
export interface PictureRequest {
  readonly camera: Camera;
  readonly alloy: Alloy;
  readonly width: number;
  readonly height: number;
  /** The piece turned by hand; without it the camera stands at its own place. */
  readonly orbit?: Orbit;
  /** Without paper and shadow; alpha says where the piece is. */
  readonly cutOut?: boolean;
}

export interface FrameJob {
  readonly scene: Scene;
  readonly shot: Shot;
  readonly sample: Sample;
  readonly request: PictureRequest;
  /** What every shader knows about the stage. */
  readonly stage: Uniforms;
  /** How often light is followed inside a stone. */
  readonly bounces: number;
}

/** Opening of the lens as a share of the distance. */
const aperture = 0.006;

/** Draws one sample of the piece; where nothing of it is, alpha says so. */
export function drawFrame(gl: WebGL2RenderingContext, library: Library, job: FrameJob, target: Target): void {
  const { scene, shot, sample, request, stage } = job;
  const [x, y] = sample.pixel;
  const [s, t] = sample.lens;
  const opening = (request.camera.aperture ?? aperture) * shot.focus;
  const { matrix, eye } = viewMatrix(shot, {
    pixel: [x / request.width, y / request.height],
    lens: [s * opening, t * opening],
  });
  const tone = toneOf(request.alloy);
  const every: Uniforms = {
    ...stage,
    uView: matrix,
    uEye: eye,
    uShake: sample.shake,
    uPhase: sample.phase,
    uCover: coverOf(request),
    uExposure: tone.exposure,
  };
  target.bind();
  gl.clearColor(0, 0, 0, nothingThere);
  gl.enable(gl.DEPTH_TEST);
  gl.depthFunc(gl.LEQUAL);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  gl.enable(gl.CULL_FACE);
  for (const solid of scene.solids) {
    const look = lookOf(solid.material, request.alloy);
    const program = library[look.program]();
    program.use();
    program.set({ ...every, ...look.uniforms });
    solid.draw();
  }
  for (const gem of scene.gems) {
    const { ior, dispersion, absorption } = stoneOptics[gem.stone];
    const program = library.gem(gem.cut);
    program.use();
    program.set({
      ...every,
      uIor: ior + dispersion * sample.wavelength,
      uAbsorb: absorption,
      uSpectrum: sample.spectrum,
      uReflection: tone.reflection,
      uViewer: shot.axes[2],
      uBounces: gem.small ? Math.min(job.bounces, 5) : job.bounces,
    });
    gem.draw();
  }
  gl.disable(gl.CULL_FACE);
}

/** Draws what is under and behind the piece, for all samples of a picture. */
export function drawGround(
  gl: WebGL2RenderingContext,
  library: Library,
  { shot, request, stage }: Pick<FrameJob, 'shot' | 'request' | 'stage'>,
  target: Target,
): void {
  const { matrix, eye } = viewMatrix(shot, { pixel: [0, 0], lens: [0, 0] });
  target.bind();
  gl.disable(gl.DEPTH_TEST);
  const ground = library.ground();
  ground.use();
  ground.set({ ...stage, uEye: eye, uBack: inverse(matrix), uCover: coverOf(request) });
  gl.bindVertexArray(null);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

const coverOf = ({ cutOut }: PictureRequest): number => (cutOut ? 1 : 0);
