import { describe, expect, it } from '@jest/globals';
import { kindOfGpu } from './gpu.ts';

describe('what a driver says of itself', () => {
  it.each([
    ['ANGLE (Mesa, llvmpipe (LLVM 19.1.7 256 bits), OpenGL ES 3.2)', 'software'],
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', 'software'],
    ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', 'software'],
    ['ANGLE (Qualcomm, Adreno (TM) 618, OpenGL ES 3.2)', 'real'],
    ['Apple GPU', 'real'],
    [undefined, 'none'],
  ] as const)('%s', (name, kind) => expect(kindOfGpu(name)).toBe(kind));
});
