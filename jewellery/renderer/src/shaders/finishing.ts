import type { Keeper } from '../gl/keeper.ts';
import { createProgram } from '../gl/program.ts';
import { createDepth, createTarget, type Target } from '../gl/target.ts';
import { blurFragment, blurWeights } from './blur.ts';
import { addFragment, finishFragment, framesAtOnce, glareFragment } from './screen.ts';
import { screenVertex } from './vertex.ts';

/** Frames are drawn into `frames` and summed up; the mean goes out with glare around what shines. */
export interface Finishing {
  /** One of those that are added at once; all share their depth. */
  readonly frame: (index: number) => Target;
  /** What is seen where nothing of the piece is. */
  readonly ground: Target;
  /** Adds the first `count` of the frames. */
  readonly add: (count: number, first: boolean) => void;
  /** Draws the mean of so many frames into what `bind` makes current. */
  readonly finish: (frames: number, alpha: AlphaKind, bind: () => void) => void;
}

/** All paper, or a piece cut out: with alpha beside the colours, or multiplied into them. */
type AlphaKind = 'paper' | 'straight' | 'premultiplied';

const bloom = 0.1;

export function createFinishing(
  gl: WebGL2RenderingContext,
  keeper: Keeper,
  width: number,
  height: number,
): Finishing {
  const depth = createDepth(gl, keeper, width, height);
  /** Made when it is first drawn into: who turns a piece by hand needs one. */
  const frames: Target[] = [];
  const frame = (index: number): Target =>
    (frames[index] ??= createTarget(gl, keeper, 'half', width, height, depth));
  const ground = createTarget(gl, keeper, 'half', width, height);
  const sum = createTarget(gl, keeper, 'float', width, height);
  const [small, aside] = [0, 1].map(() =>
    createTarget(gl, keeper, 'half', Math.ceil(width / 4), Math.ceil(height / 4)),
  );
  const add = createProgram(gl, keeper, screenVertex, addFragment);
  const glare = createProgram(gl, keeper, screenVertex, glareFragment);
  const blur = createProgram(gl, keeper, screenVertex, blurFragment);
  const finish = createProgram(gl, keeper, screenVertex, finishFragment);
  const read = (unit: number, target: Target | undefined) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, target?.texture ?? null);
  };
  const fill = () => gl.drawArrays(gl.TRIANGLES, 0, 3);
  return {
    frame,
    ground,
    add: (count, first) => {
      sum.bind();
      gl.disable(gl.DEPTH_TEST);
      if (!first) gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
      const units = Array.from({ length: framesAtOnce }, (_, index) => 3 + index);
      read(2, ground);
      for (const [index, unit] of units.entries()) read(unit, frames[index] ?? ground);
      add.use();
      add.set({ uGroundPicture: 2, uFrames: units, uCount: count });
      fill();
      gl.disable(gl.BLEND);
    },
    finish: (frames, alpha, bind) => {
      gl.disable(gl.DEPTH_TEST);
      read(2, sum);
      small?.bind();
      glare.use();
      glare.set({ uSource: 2, uShare: 1 / frames });
      fill();
      blur.use();
      for (const [from, to, step] of [
        [small, aside, [4 / width, 0]],
        [aside, small, [0, 4 / height]],
      ] as const) {
        to?.bind();
        read(3, from);
        blur.set({ uSource: 3, uStep: step, ...blurWeights(width / 4 / 42) });
        fill();
      }
      bind();
      read(2, sum);
      read(3, small);
      finish.use();
      finish.set({
        uSource: 2,
        uGlare: 3,
        uShare: 1 / frames,
        uBloom: alpha === 'paper' ? bloom : 0,
        uCover: ['paper', 'straight', 'premultiplied'].indexOf(alpha),
      });
      fill();
    },
  };
}
