/** An answer with all its bytes, as a client without a cache of its own gets it. */
import { request } from 'node:http';

export interface WholeAnswer {
  readonly status: number;
  readonly etag: string;
  readonly body: string;
  /** Bytes of the whole answer: head and body. */
  readonly weight: number;
}

export const readAnswer = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WholeAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(pieces);
        // Name, colon, blank, value, end of line.
        const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
        resolve({
          status: answer.statusCode ?? 0,
          etag: answer.headers.etag ?? '',
          body: body.toString(),
          weight: head + body.length,
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
