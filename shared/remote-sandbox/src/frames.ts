/**
 * How the two ends of a sandbox speak: frames of numbers and texts over one socket, so neither end can
 * hand the other an object. Texts are bytes here: an answer of the API and a page pass through the
 * composer without being read, and decoding and encoding them would cost more than the frame.
 */

/** What a frame says. Below 10: to the sandbox; from 10 on: from it. */
export const FRAME = {
  /** source of the bundle, name of the remote */
  start: 1,
  /** what to render, as JSON */
  page: 2,
  /** number of the call, status, body */
  answer: 3,
  /** no caller waits for the page any more */
  abort: 4,
  ping: 5,
  /** name and version the bundle says it has */
  ready: 10,
  /** why the bundle is not run */
  refused: 11,
  /** number of the call, path and query */
  call: 12,
  /** outcome as JSON, data as JSON, markup */
  done: 13,
  /** name, message, stack */
  failed: 14,
  pong: 15,
} as const;

export type FrameKind = (typeof FRAME)[keyof typeof FRAME];

export interface Frame {
  readonly kind: number;
  /** Of the page it is about; 0 for none. */
  readonly id: number;
  /** UTF-8, as the other end wrote it. */
  readonly parts: readonly Buffer[];
}

/** What a frame is made of: a text, or the bytes of one. */
export type Part = string | Uint8Array;

/** Bytes of a frame: a page with everything it needs is far below. */
const MOST_BYTES = 16 * 1024 * 1024;
const HEAD = 10;

/** A code unit of a text is at most so many bytes of UTF-8. */
const MOST_OF_A_UNIT = 3;

/** Room for the longest texts is taken at once: to count their bytes first costs as much as to write them. */
export function writeFrame(kind: FrameKind, id: number, parts: readonly Part[]): Buffer {
  const room = parts.reduce(
    (sum, part) => sum + 4 + part.length * (typeof part === 'string' ? MOST_OF_A_UNIT : 1),
    HEAD,
  );
  const bytes = Buffer.allocUnsafe(room);
  let at = HEAD;
  for (const part of parts) {
    const size = typeof part === 'string' ? bytes.write(part, at + 4) : part.length;
    if (typeof part !== 'string') bytes.set(part, at + 4);
    at = bytes.writeUInt32LE(size, at) + size;
  }
  bytes.writeUInt32LE(at - HEAD, 0);
  bytes.writeUInt8(kind, 4);
  bytes.writeUInt32LE(id, 5);
  bytes.writeUInt8(parts.length, 9);
  return bytes.subarray(0, at);
}

/** @returns a function that takes bytes as they come; it throws when what comes is no frame */
export function frameReader(onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = HEAD;
  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const bytes = chunks.length === 1 ? (chunks[0] ?? chunk) : Buffer.concat(chunks, held);
      const size = HEAD + bytes.readUInt32LE(0);
      if (size > MOST_BYTES) throw new Error(`a frame of ${size} bytes is too large`);
      wanted = size;
      if (held < size) {
        chunks = [bytes];
        return;
      }
      onFrame(readFrame(bytes.subarray(0, size)));
      chunks = [bytes.subarray(size)];
      held -= size;
      wanted = HEAD;
    }
  };
}

function readFrame(bytes: Buffer): Frame {
  const parts: Buffer[] = [];
  let at = HEAD;
  for (let left = bytes.readUInt8(9); left > 0; left -= 1) {
    const size = bytes.readUInt32LE(at);
    if (at + 4 + size > bytes.length) throw new Error('a part reaches beyond its frame');
    parts.push(bytes.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return { kind: bytes.readUInt8(4), id: bytes.readUInt32LE(5), parts };
}
