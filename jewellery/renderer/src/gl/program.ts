import type { Keeper } from './keeper.ts';

/** What a uniform may be given; the program knows of what kind it is. */
type UniformValue = number | readonly number[] | Float32Array;
export type Uniforms = Readonly<Record<string, UniformValue>>;

export interface Program {
  readonly use: () => void;
  /** Sets what the program knows; other names are passed over, so that scenes can set everything. */
  readonly set: (values: Uniforms) => void;
}

/** @throws Error with the compiler's words. */
export function createProgram(
  gl: WebGL2RenderingContext,
  keeper: Keeper,
  vertex: string,
  fragment: string,
): Program {
  const program = keeper.keep(gl.createProgram(), (made) => gl.deleteProgram(made));
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // Freed with the program.
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  let places: Map<string, (value: UniformValue) => void> | undefined;
  return {
    use: () => gl.useProgram(program),
    set: (values) => {
      // Asked for late: asking waits for the compiler.
      places ??= uniformsOf(gl, program);
      for (const [name, place] of places) {
        const value = values[name];
        if (value !== undefined) place(value);
      }
    },
  };
}

function uniformsOf(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
): Map<string, (value: UniformValue) => void> {
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const logs = (gl.getAttachedShaders(program) ?? []).map((shader) => gl.getShaderInfoLog(shader));
    throw new Error([gl.getProgramInfoLog(program), ...logs].join('\n'));
  }
  const count = Number(gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) ?? 0);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const info = gl.getActiveUniform(program, index);
      const place = gl.getUniformLocation(program, info?.name ?? '');
      return [
        (info?.name ?? '').replace('[0]', ''),
        (value: UniformValue) => {
          if (typeof value === 'number') {
            if (info?.type === gl.FLOAT) gl.uniform1f(place, value);
            else gl.uniform1i(place, value);
          } else if (info?.type === gl.FLOAT) gl.uniform1fv(place, value);
          else if (info?.type === gl.SAMPLER_2D) gl.uniform1iv(place, value);
          else if (info?.type === gl.FLOAT_VEC2) gl.uniform2fv(place, value);
          else if (info?.type === gl.FLOAT_VEC3) gl.uniform3fv(place, value);
          else if (info?.type === gl.FLOAT_VEC4) gl.uniform4fv(place, value);
          else gl.uniformMatrix4fv(place, false, value);
        },
      ];
    }),
  );
}
