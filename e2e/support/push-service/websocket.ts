/** The server's side of a WebSocket (RFC 6455), as far as Firefox uses it for pushes: short texts, each in one frame. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const LAST = 0x80;
const KIND = { text: 1, close: 8, ping: 9, pong: 10 } as const;
const MASKED = 0x80;
/** Of a length: in the two bytes that follow. */
const IN_TWO_BYTES = 126;

/** @param kind byte by which the frame begins */
function frame(kind: number, body: Buffer): Buffer {
  if (body.length < IN_TWO_BYTES) return Buffer.concat([Buffer.from([LAST | kind, body.length]), body]);
  const head = Buffer.from([LAST | kind, IN_TWO_BYTES, 0, 0]);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

/** The first frame of a browser, once all of it is there, and where the next begins. */
function readOne(
  bytes: Buffer,
): { readonly kind: number; readonly body: Buffer; readonly end: number } | undefined {
  const [first = 0, second = 0] = bytes;
  const short = second & ~MASKED;
  if (short > IN_TWO_BYTES) throw new Error('a message of more than 64 kB');
  const begin = short === IN_TWO_BYTES ? 8 : 6;
  if (bytes.length < begin) return undefined;
  const length = short === IN_TWO_BYTES ? bytes.readUInt16BE(2) : short;
  const end = begin + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(begin - 4, begin);
  const body = Buffer.from(bytes.subarray(begin, end).map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
  return { kind: first & 0x0f, body, end };
}

/** Takes a call. @returns says something to the browser @param hear what the browser says */
export function acceptSocket(
  { headers }: IncomingMessage,
  socket: Duplex,
  hear: (text: string) => void,
): (text: string) => void {
  const { 'sec-websocket-key': key = '', 'sec-websocket-protocol': protocol } = headers;
  const accept = createHash('sha1').update(`${key}${MAGIC}`).digest('base64');
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept}`,
      ...(protocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
      '\r\n',
    ].join('\r\n'),
  );
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    for (let next = readOne(rest); next; next = readOne(rest)) {
      const { kind, body, end } = next;
      rest = rest.subarray(end);
      if (kind === KIND.text) hear(body.toString('utf8'));
      else if (kind === KIND.ping) socket.write(frame(KIND.pong, body));
      else if (kind === KIND.close) socket.end(frame(KIND.close, body));
    }
  });
  return (text) => void socket.write(frame(KIND.text, Buffer.from(text)));
}
