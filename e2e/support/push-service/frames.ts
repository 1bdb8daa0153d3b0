/** How messages of the line follow each other: a byte for the kind, the length as a varint, the message. Each side begins with its version. */
import protobuf from 'protobufjs';

const VERSION = 41;
const LONGEST_LENGTH = 5;

/** Kinds of messages used here. */
export const KIND = {
  heartbeatPing: 0,
  heartbeatAck: 1,
  loginRequest: 2,
  loginResponse: 3,
  dataMessage: 8,
} as const;

export interface Frame {
  readonly kind: number;
  readonly body: Uint8Array;
}

export const greeting = Buffer.from([VERSION]);

export function frame(kind: number, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([kind]), protobuf.Writer.create().uint32(body.length).finish(), body]);
}

/** The first message, once all of it is there, and where the next begins. */
function readOne(bytes: Buffer): { readonly found: Frame; readonly end: number } | undefined {
  const lengthBytes = bytes.subarray(1, 1 + LONGEST_LENGTH);
  if (!lengthBytes.some((byte) => byte < 0x80)) return undefined;
  const reader = protobuf.Reader.create(lengthBytes);
  const length = reader.uint32();
  const begin = 1 + reader.pos;
  const end = begin + length;
  const [kind] = bytes;
  return kind === undefined || bytes.length < end
    ? undefined
    : { found: { kind, body: bytes.subarray(begin, end) }, end };
}

/** @returns takes what arrives, in whatever pieces, and gives the messages that are whole by then */
export function frameReader(): (piece: Buffer) => Frame[] {
  let rest = Buffer.alloc(0);
  let greeted = false;
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    if (!greeted && rest.length > 0) {
      greeted = true;
      rest = rest.subarray(greeting.length);
    }
    const frames: Frame[] = [];
    for (let next = readOne(rest); next; next = readOne(rest)) {
      frames.push(next.found);
      rest = rest.subarray(next.end);
    }
    return frames;
  };
}
