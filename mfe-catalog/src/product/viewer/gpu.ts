/** Names of drivers that draw on the processor: a picture a second, and a hot phone. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

export type GpuKind = 'real' | 'software' | 'none';

export function kindOfGpu(name: string | undefined): GpuKind {
  if (name === undefined) return 'none';
  return SOFTWARE.test(name) ? 'software' : 'real';
}

/** What draws WebGL2 here. `undefined`: nothing, or nothing that can sum up frames. */
export function gpuName(canvas: HTMLCanvasElement = document.createElement('canvas')): string | undefined {
  const gl = canvas.getContext('webgl2');
  if (!gl) return undefined;
  const able = gl.getExtension('EXT_color_buffer_float') && gl.getExtension('EXT_float_blend');
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = able ? String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)) : undefined;
  // Browsers keep a handful of contexts.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
