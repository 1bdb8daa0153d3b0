import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { FRAME, frameReader, writeFrame, type Frame } from './frames.ts';

const part = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array());
const frame = fc.record({ id: fc.nat(), parts: fc.array(part, { maxLength: 4 }) });

describe('frames', () => {
  it('arrive as they were written, however the socket cuts them', () => {
    fc.assert(
      fc.property(fc.array(frame), fc.integer({ min: 1, max: 40 }), (frames, chunk) => {
        const bytes = Buffer.concat(frames.map(({ id, parts }) => writeFrame(FRAME.done, id, parts)));
        const seen: Frame[] = [];
        const read = frameReader((each) => seen.push(each));
        for (let at = 0; at < bytes.length; at += chunk) read(bytes.subarray(at, at + chunk));
        expect(seen).toEqual(
          frames.map(({ id, parts }) => ({
            kind: FRAME.done,
            id,
            parts: parts.map((each) => Buffer.from(each as string)),
          })),
        );
      }),
    );
  });

  it('are refused when they say that they are too large, or that a part reaches beyond them', () => {
    const frameOf = (change: (bytes: Buffer) => void): Buffer => {
      const bytes = writeFrame(FRAME.done, 1, ['text']);
      change(bytes);
      return bytes;
    };
    const read = (bytes: Buffer): void => frameReader(() => undefined)(bytes);
    expect(() => read(frameOf((bytes) => bytes.writeUInt32LE(0xff_ff_ff_ff, 0)))).toThrow('is too large');
    expect(() => read(frameOf((bytes) => bytes.writeUInt32LE(5, 10)))).toThrow('beyond its frame');
  });
});
