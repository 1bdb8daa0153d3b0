import type { LibraryHandle } from 'koffi';

const constants = {
  ACTIVE_UNIFORMS: 0x8b86,
  ARRAY_BUFFER: 0x8892,
  BLEND: 0x0be2,
  CLAMP_TO_EDGE: 0x812f,
  COLOR_ATTACHMENT0: 0x8ce0,
  COLOR_BUFFER_BIT: 0x4000,
  COMPARE_REF_TO_TEXTURE: 0x884e,
  CULL_FACE: 0x0b44,
  DEPTH_ATTACHMENT: 0x8d00,
  DEPTH_BUFFER_BIT: 0x0100,
  DEPTH_COMPONENT24: 0x81a6,
  DEPTH_TEST: 0x0b71,
  ELEMENT_ARRAY_BUFFER: 0x8893,
  FLOAT: 0x1406,
  FLOAT_VEC2: 0x8b50,
  FLOAT_VEC3: 0x8b51,
  FLOAT_VEC4: 0x8b52,
  FRAGMENT_SHADER: 0x8b30,
  FRAMEBUFFER: 0x8d40,
  LEQUAL: 0x0203,
  LESS: 0x0201,
  LINEAR: 0x2601,
  LINK_STATUS: 0x8b82,
  NEAREST: 0x2600,
  ONE: 1,
  POINTS: 0,
  R8: 0x8229,
  RED: 0x1903,
  RENDERBUFFER: 0x8d41,
  RENDERER: 0x1f01,
  RGBA: 0x1908,
  RGBA16F: 0x881a,
  RGBA32F: 0x8814,
  RGBA8: 0x8058,
  SAMPLER_2D: 0x8b5e,
  SHORT: 0x1402,
  STATIC_DRAW: 0x88e4,
  TEXTURE0: 0x84c0,
  TEXTURE2: 0x84c2,
  TEXTURE_2D: 0x0de1,
  TEXTURE_COMPARE_MODE: 0x884c,
  TEXTURE_MAG_FILTER: 0x2800,
  TEXTURE_MIN_FILTER: 0x2801,
  TEXTURE_WRAP_S: 0x2802,
  TEXTURE_WRAP_T: 0x2803,
  TRIANGLES: 4,
  UNSIGNED_BYTE: 0x1401,
  UNSIGNED_INT: 0x1405,
  VERTEX_SHADER: 0x8b31,
} as const;

/** Functions that are called as they are: their name without `gl`, and what they take. */
const plain = {
  activeTexture: 'uint',
  attachShader: 'uint, uint',
  bindBuffer: 'uint, uint',
  bindRenderbuffer: 'uint, uint',
  blendFunc: 'uint, uint',
  clear: 'uint',
  clearColor: 'float, float, float, float',
  compileShader: 'uint',
  deleteProgram: 'uint',
  deleteShader: 'uint',
  depthFunc: 'uint',
  disable: 'uint',
  drawArrays: 'uint, int, int',
  drawElementsInstanced: 'uint, int, uint, size_t, int',
  enable: 'uint',
  enableVertexAttribArray: 'uint',
  framebufferRenderbuffer: 'uint, uint, uint, uint',
  framebufferTexture2D: 'uint, uint, uint, uint, int',
  linkProgram: 'uint',
  renderbufferStorage: 'uint, uint, int, int',
  texParameteri: 'uint, uint, int',
  texStorage2D: 'uint, int, uint, int, int',
  texSubImage2D: 'uint, int, int, int, int, int, uint, uint, void *',
  uniform1f: 'int, float',
  uniform1i: 'int, int',
  useProgram: 'uint',
  vertexAttribDivisor: 'uint, uint',
  vertexAttribPointer: 'uint, int, uint, bool, int, size_t',
  viewport: 'int, int, int, int',
} as const;

type Call = (...words: unknown[]) => unknown;

/** What is drawn into one target after another lies unfinished in memory, megabytes each, and Mesa waits for none of it before there are 64. */
const UNFINISHED = 2;
const NAME_LENGTH = 256;
const LOG_LENGTH = 4_096;
const OBJECTS = {
  Buffer: 'Buffers',
  Framebuffer: 'Framebuffers',
  Renderbuffer: 'Renderbuffers',
  Texture: 'Textures',
  VertexArray: 'VertexArrays',
} as const;
/** Functions that take an array, and how many numbers one of what they set has. */
const arrays = { uniform1fv: 1, uniform2fv: 2, uniform3fv: 3, uniform4fv: 4, uniform1iv: 1 } as const;

/**
 * WebGL2 as far as the renderer uses it, on a context of OpenGL ES 3 that is current.
 *
 * @param gles - the system's libGLESv2
 */
export function createContext(gles: LibraryHandle): WebGL2RenderingContext {
  const bind = (name: string, takes: string, gives = 'void'): Call =>
    gles.func(`${gives} gl${name[0]?.toUpperCase()}${name.slice(1)}(${takes})`) as Call;
  const calls = Object.fromEntries(Object.entries(plain).map(([name, takes]) => [name, bind(name, takes)]));
  const objects = Object.fromEntries(
    Object.entries(OBJECTS).flatMap(([one, many]) => {
      const [make, free] = [bind(`gen${many}`, 'int, void *'), bind(`delete${many}`, 'int, void *')];
      return [
        [
          `create${one}`,
          () => {
            const made = new Uint32Array(1);
            make(1, made);
            return made[0];
          },
        ],
        [`delete${one}`, (name: number) => free(1, Uint32Array.of(name))],
      ];
    }),
  );
  const lists = Object.fromEntries(
    Object.entries(arrays).map(([name, each]) => {
      const call = bind(name, 'int, int, void *');
      const List = name === 'uniform1iv' ? Int32Array : Float32Array;
      return [
        name,
        (place: number, values: ArrayLike<number>) => call(place, values.length / each, List.from(values)),
      ];
    }),
  );
  const numberOf = (call: Call, ...words: unknown[]): number => {
    const out = new Int32Array(1);
    call(...words, out);
    return out[0] ?? 0;
  };
  const logOf = (call: Call, name: unknown): string => {
    const [length, text] = [new Int32Array(1), Buffer.alloc(LOG_LENGTH)];
    call(name, LOG_LENGTH, length, text);
    return text.toString('utf8', 0, length[0]);
  };
  const shaderSource = bind('shaderSource', 'uint, int, const char **, void *');
  const matrix = bind('uniformMatrix4fv', 'int, int, bool, void *');
  const bufferData = bind('bufferData', 'uint, size_t, void *, uint');
  const readPixels = bind('readPixels', 'int, int, int, int, uint, uint, void *');
  const getString = bind('getString', 'uint', 'const char *');
  const activeUniform = bind('getActiveUniform', 'uint, uint, int, void *, void *, void *, void *');
  const uniformLocation = bind('getUniformLocation', 'uint, const char *', 'int');
  const programNumber = bind('getProgramiv', 'uint, uint, void *');
  const [programLog, shaderLog] = ['getProgramInfoLog', 'getShaderInfoLog'].map((name) =>
    bind(name, 'uint, int, void *, void *'),
  ) as [Call, Call];
  const attached = bind('getAttachedShaders', 'uint, int, void *, void *');

  const [bindTexture, bindArray, bindFrame] = [
    bind('bindTexture', 'uint, uint'),
    bind('bindVertexArray', 'uint'),
    bind('bindFramebuffer', 'uint, uint'),
  ];
  const finish = bind('finish', '');
  let begun = 0;
  const context = {
    ...constants,
    ...calls,
    ...objects,
    ...lists,
    createProgram: bind('createProgram', '', 'uint'),
    createShader: bind('createShader', 'uint', 'uint'),
    shaderSource: (shader: number, source: string) => shaderSource(shader, 1, [source], null),
    uniformMatrix4fv: (place: number, turned: boolean, values: ArrayLike<number>) =>
      matrix(place, 1, turned, Float32Array.from(values)),
    bufferData: (target: number, data: ArrayBufferView, use: number) =>
      bufferData(target, data.byteLength, data, use),
    readPixels,
    // Nothing is called 0 here.
    bindTexture: (target: number, name: number | null) => bindTexture(target, name ?? 0),
    bindVertexArray: (name: number | null) => bindArray(name ?? 0),
    bindFramebuffer: (target: number, name: number | null) => {
      begun += 1;
      if (begun % UNFINISHED === 0) finish();
      bindFrame(target, name ?? 0);
    },
    // Both that are asked for are part of the version, and of what llvmpipe adds.
    getExtension: (name: string) => (name === 'WEBGL_debug_renderer_info' ? null : {}),
    getParameter: (name: number) => getString(name),
    getActiveUniform: (program: number, index: number) => {
      const [length, size, type] = [new Int32Array(1), new Int32Array(1), new Uint32Array(1)];
      const name = Buffer.alloc(NAME_LENGTH);
      activeUniform(program, index, NAME_LENGTH, length, size, type, name);
      return { name: name.toString('utf8', 0, length[0]), size: size[0], type: type[0] };
    },
    getUniformLocation: uniformLocation,
    getProgramParameter: (program: number, name: number) => numberOf(programNumber, program, name),
    getProgramInfoLog: (program: number) => logOf(programLog, program),
    getShaderInfoLog: (shader: number) => logOf(shaderLog, shader),
    getAttachedShaders: (program: number) => {
      const [count, names] = [new Int32Array(1), new Uint32Array(2)];
      attached(program, names.length, count, names);
      return [...names.subarray(0, count[0])];
    },
    isContextLost: () => false,
  };
  return context as unknown as WebGL2RenderingContext;
}
