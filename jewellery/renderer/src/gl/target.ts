import type { Keeper } from './keeper.ts';

/** Something to draw into and read from. */
export interface Target {
  readonly texture: WebGLTexture;
  readonly width: number;
  readonly height: number;
  /** Makes it what is drawn into, all of it. */
  readonly bind: () => void;
}

/** `byte` has one channel, the others four. */
export type TargetKind = 'half' | 'float' | 'bytes' | 'byte' | 'depth';

/** A depth buffer that targets of one size may share, one after the other. */
export function createDepth(
  gl: WebGL2RenderingContext,
  keeper: Keeper,
  width: number,
  height: number,
): WebGLRenderbuffer {
  const depth = keeper.keep(gl.createRenderbuffer(), (made) => gl.deleteRenderbuffer(made));
  gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
  return depth;
}

/** @param depth - of {@link createDepth}, in the same size; without, the target has none. */
export function createTarget(
  gl: WebGL2RenderingContext,
  keeper: Keeper,
  kind: TargetKind,
  width: number,
  height: number,
  depth?: WebGLRenderbuffer,
): Target {
  const formats = {
    half: gl.RGBA16F,
    float: gl.RGBA32F,
    bytes: gl.RGBA8,
    byte: gl.R8,
    depth: gl.DEPTH_COMPONENT24,
  } as const;
  const texture = keeper.keep(gl.createTexture(), (made) => gl.deleteTexture(made));
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, formats[kind], width, height);
  const filter = kind === 'float' ? gl.NEAREST : gl.LINEAR;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const frame = keeper.keep(gl.createFramebuffer(), (made) => gl.deleteFramebuffer(made));
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  if (kind === 'depth') {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0);
  } else {
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  }
  if (depth) gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
  return {
    texture,
    width,
    height,
    bind: () => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
      gl.viewport(0, 0, width, height);
    },
  };
}
