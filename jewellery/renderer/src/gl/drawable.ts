import type { Surface } from '@suvarna/jewellery-model/geometry/crease-normals';
import { attribute } from '../shaders/vertex.ts';
import type { Keeper } from './keeper.ts';

/** A surface on the GPU, drawn once at each of its matrices. */
export interface Drawable {
  readonly draw: () => void;
}

/** One that can also be drawn from other triangles of the same corners: for shadows, which need fewer. */
export interface Solid extends Drawable {
  readonly drawCoarse: () => void;
}

/** @param coarse - three corners a triangle */
export function createSolid(
  gl: WebGL2RenderingContext,
  keeper: Keeper,
  surface: Surface,
  matrices: Float32Array,
  coarse: Uint32Array = new Uint32Array(0),
): Solid {
  const array = createArray(gl, keeper);
  fill(gl, keeper, gl.ARRAY_BUFFER, surface.positions);
  gl.enableVertexAttribArray(attribute.position);
  gl.vertexAttribPointer(attribute.position, 3, gl.FLOAT, false, 0, 0);
  fill(gl, keeper, gl.ARRAY_BUFFER, surface.normals);
  gl.enableVertexAttribArray(attribute.normal);
  gl.vertexAttribPointer(attribute.normal, 4, gl.SHORT, true, 8, 0);
  fill(gl, keeper, gl.ARRAY_BUFFER, matrices);
  for (let column = 0; column < 4; column += 1) {
    gl.enableVertexAttribArray(attribute.matrix + column);
    gl.vertexAttribPointer(attribute.matrix + column, 4, gl.FLOAT, false, 64, column * 16);
    gl.vertexAttribDivisor(attribute.matrix + column, 1);
  }
  const { indices } = surface;
  const both = new Uint32Array(indices.length + coarse.length);
  both.set(indices);
  both.set(coarse, indices.length);
  fill(gl, keeper, gl.ELEMENT_ARRAY_BUFFER, both);
  gl.bindVertexArray(null);
  const draw = (from: number, count: number) => {
    gl.bindVertexArray(array);
    gl.drawElementsInstanced(gl.TRIANGLES, count, gl.UNSIGNED_INT, from * 4, matrices.length / 16);
  };
  return {
    draw: () => draw(0, indices.length),
    drawCoarse: () => draw(indices.length, coarse.length),
  };
}

function createArray(gl: WebGL2RenderingContext, keeper: Keeper): WebGLVertexArrayObject {
  const array = keeper.keep(gl.createVertexArray(), (made) => gl.deleteVertexArray(made));
  gl.bindVertexArray(array);
  return array;
}

function fill(
  gl: WebGL2RenderingContext,
  keeper: Keeper,
  target: GLenum,
  data: Float32Array | Int16Array | Uint32Array,
): void {
  gl.bindBuffer(
    target,
    keeper.keep(gl.createBuffer(), (made) => gl.deleteBuffer(made)),
  );
  gl.bufferData(target, data, gl.STATIC_DRAW);
}
