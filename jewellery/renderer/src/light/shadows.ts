import { createProgram, type Program } from '../gl/program.ts';
import type { Keeper } from '../gl/keeper.ts';
import { createTarget, type Target } from '../gl/target.ts';
import type { Scene } from '../scene.ts';
import { blurFragment, blurWeights } from '../shaders/blur.ts';
import { nothingFragment } from '../shaders/ground.ts';
import { mapSide, mapTiles } from '../shaders/occlusion.ts';
import { depthVertex, screenVertex } from '../shaders/vertex.ts';
import { castShadow, castSky, floorLayers, floorSide, type Cast } from './cast.ts';
import { towardLight, viewsAround } from './directions.ts';
import { floorPlan, mapMatrix } from './stage.ts';

/** Where light does not come: views of the piece from around, and its shadow on the ground. */
export interface Shadows {
  readonly drawMaps: (scene: Scene) => void;
  /** Works out what the sky leaves dark on the ground, whichever way the studio is turned. */
  readonly castSky: (scene: Scene) => Cast;
  /** Draws that and the shadow of the key light for one turn of the studio. */
  readonly drawFloor: (cast: Cast, turn: number) => void;
  /** Lets shaders read them, as textures 0 and 1. */
  readonly read: () => void;
}

export function createShadows(gl: WebGL2RenderingContext, keeper: Keeper): Shadows {
  const maps = createTarget(gl, keeper, 'depth', mapTiles[0] * mapSide, mapTiles[1] * mapSide);
  const sum = createTarget(gl, keeper, 'byte', floorSide, floorSide);
  const floor = createTarget(gl, keeper, 'byte', floorSide, floorSide);
  const aside = createTarget(gl, keeper, 'byte', floorSide, floorSide);
  const depth = createProgram(gl, keeper, depthVertex, nothingFragment);
  const blur = createProgram(gl, keeper, screenVertex, blurFragment);
  return {
    drawMaps: (scene) => {
      maps.bind();
      gl.enable(gl.DEPTH_TEST);
      gl.depthFunc(gl.LESS);
      gl.clear(gl.DEPTH_BUFFER_BIT);
      // What looks away from a view lies behind what looks towards it.
      gl.enable(gl.CULL_FACE);
      depth.use();
      for (const [index, view] of viewsAround.entries()) {
        gl.viewport(
          (index % mapTiles[0]) * mapSide,
          Math.floor(index / mapTiles[0]) * mapSide,
          mapSide,
          mapSide,
        );
        depth.set({ uView: mapMatrix(scene, view) });
        for (const solid of scene.solids) if (!solid.tiny) solid.drawCoarse();
      }
      gl.disable(gl.CULL_FACE);
    },
    castSky: (scene) => {
      const towards = towardLight(scene.ground.normal, floorLayers, 0, scene.scenery).sky;
      return castSky(scene, floorPlan(scene, towards), towards);
    },
    drawFloor: (cast, turn) => {
      const { ground, scenery } = cast.scene;
      const shadow = castShadow(cast, towardLight(ground.normal, floorLayers, turn, scenery).key);
      gl.activeTexture(gl.TEXTURE2);
      gl.bindTexture(gl.TEXTURE_2D, sum.texture);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, floorSide, floorSide, gl.RED, gl.UNSIGNED_BYTE, shadow);
      gl.disable(gl.DEPTH_TEST);
      soften(gl, blur, [sum, aside, floor], scenery.hard ? 2.4 : 3.2);
    },
    read: () => {
      for (const [unit, { texture }] of [floor, maps].entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, texture);
      }
    },
  };
}

/** @param sigma - of the blur, in texels */
function soften(
  gl: WebGL2RenderingContext,
  blur: Program,
  [sharp, aside, soft]: readonly [Target, Target, Target],
  sigma: number,
): void {
  blur.use();
  for (const [from, to, step] of [
    [sharp, aside, [1, 0]],
    [aside, soft, [0, 1]],
  ] as const) {
    to.bind();
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, from.texture);
    blur.set({ uSource: 2, uStep: step.map((part) => part / floorSide), ...blurWeights(sigma) });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
}
