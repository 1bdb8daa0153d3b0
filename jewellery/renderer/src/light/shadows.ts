import type { Vector } from '@suvarna/jewellery-model/model';
import { createProgram, type Program } from '../gl/program.ts';
import type { Keeper } from '../gl/keeper.ts';
import { createDepth, createTarget, type Target } from '../gl/target.ts';
import type { Scene } from '../scene.ts';
import { blurFragment, blurWeights } from '../shaders/blur.ts';
import { copyFragment, layerFragment, nothingFragment } from '../shaders/ground.ts';
import { mapSide, mapTiles } from '../shaders/occlusion.ts';
import { depthVertex, flatVertex, screenVertex } from '../shaders/vertex.ts';
import { towardLight, viewsAround } from './directions.ts';
import { floorPlan, mapMatrix, type FloorPlan } from './stage.ts';

const floorSide = 320;
/** 5/255 each: bytes hold the sum without rounding. */
const floorLayers = 51;
/** Stones let light through. */
const stoneShadow = 0.55;

/** Where light does not come: views of the piece from around, and its shadow on the ground. */
export interface Shadows {
  readonly drawMaps: (scene: Scene) => void;
  /** Draws what the sky leaves dark on the ground, whichever way the studio is turned. Returns where on the ground that is. */
  readonly drawSky: (scene: Scene) => FloorPlan;
  /** Adds the shadow of the key light for one turn of the studio. */
  readonly drawFloor: (scene: Scene, turn: number, plan: FloorPlan) => void;
  /** Lets shaders read them, as textures 0 and 1. */
  readonly read: () => void;
}

export function createShadows(gl: WebGL2RenderingContext, keeper: Keeper): Shadows {
  const maps = createTarget(gl, keeper, 'depth', mapTiles[0] * mapSide, mapTiles[1] * mapSide);
  const floorDepth = createDepth(gl, keeper, floorSide, floorSide);
  const floor = createTarget(gl, keeper, 'bytes', floorSide, floorSide, floorDepth);
  const sky = createTarget(gl, keeper, 'bytes', floorSide, floorSide, floorDepth);
  const aside = createTarget(gl, keeper, 'bytes', floorSide, floorSide);
  const depth = createProgram(gl, keeper, depthVertex, nothingFragment);
  const layer = createProgram(gl, keeper, flatVertex, layerFragment);
  const blur = createProgram(gl, keeper, screenVertex, blurFragment);
  const copy = createProgram(gl, keeper, screenVertex, copyFragment);
  const start = (target: Target, under?: Target) => {
    target.bind();
    gl.clearColor(0, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    if (!under) return;
    gl.disable(gl.DEPTH_TEST);
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, under.texture);
    copy.use();
    copy.set({ uSource: 2 });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
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
    drawSky: (scene) => {
      const towards = towardLight(scene.ground.normal, floorLayers, 0, scene.scenery).sky;
      const plan = floorPlan(scene, towards);
      start(sky);
      drawLayers(gl, layer, scene, towards, plan);
      return plan;
    },
    drawFloor: (scene, turn, plan) => {
      start(floor, sky);
      drawLayers(
        gl,
        layer,
        scene,
        towardLight(scene.ground.normal, floorLayers, turn, scene.scenery).key,
        plan,
      );
      soften(gl, blur, { floor, aside }, scene.scenery.hard ? 2.4 : 3.2);
    },
    read: () => {
      for (const [unit, { texture }] of [floor, maps].entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, texture);
      }
    },
  };
}

/** One layer for each direction light comes from; depth sees to it that a layer darkens a place once. */
function drawLayers(
  gl: WebGL2RenderingContext,
  layer: Program,
  scene: Scene,
  towards: readonly Vector[],
  plan: FloorPlan,
): void {
  gl.enable(gl.DEPTH_TEST);
  gl.depthFunc(gl.LESS);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  layer.use();
  const splat = ({ spacing }: { readonly spacing: number }) =>
    Math.min(Math.max(((spacing * 1.5) / plan.side) * floorSide, 1), 6);
  layer.set({ uFloorMatrix: plan.matrix, uGround: [...scene.ground.normal, scene.ground.offset] });
  for (const [index, toward] of towards.entries()) {
    layer.set({
      uToward: toward,
      uLayer: 0.9 - (1.8 * index) / floorLayers,
      uWeight: 1 / floorLayers,
      uSplat: splat(scene.shade.solid),
    });
    scene.shade.solid.draw();
    layer.set({ uWeight: stoneShadow / floorLayers, uSplat: splat(scene.shade.stones) });
    scene.shade.stones.draw();
  }
  gl.disable(gl.BLEND);
}

/** @param sigma - of the blur, in texels */
function soften(
  gl: WebGL2RenderingContext,
  blur: Program,
  { floor, aside }: { readonly floor: Target; readonly aside: Target },
  sigma: number,
): void {
  gl.disable(gl.DEPTH_TEST);
  blur.use();
  for (const [from, to, step] of [
    [floor, aside, [1, 0]],
    [aside, floor, [0, 1]],
  ] as const) {
    to.bind();
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, from.texture);
    blur.set({ uSource: 2, uStep: step.map((part) => part / floorSide), ...blurWeights(sigma) });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
}
