/** Part of a document. What a remote made is bytes from its sandbox to the socket, and is never read on the way. */
export type Piece = string | Buffer;

export const bytesOf = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
