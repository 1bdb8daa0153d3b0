/** `node unpack.ts <bin of @sparticuz/chromium> <folder>`: a process of its own, so that a process that looks for a browser needs no streams. */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const [packed = '', folder = ''] = process.argv.slice(2);
const unpacked = (name: string, target: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), target);

await Promise.all([
  unpacked('chromium.br', createWriteStream(join(folder, 'chromium'))),
  // SwiftShader, which draws on the processor, and the libraries of a browser that a bare system lacks.
  unpacked('swiftshader.tar.br', extract(folder)),
  unpacked('al2023.tar.br', extract(folder)),
]);
