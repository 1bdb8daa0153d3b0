/** Makes what `npm sbom` says the same for the same packages: from standard input to standard output. */
import { text } from 'node:stream/consumers';

interface Bom {
  readonly serialNumber?: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const { serialNumber: _random, metadata, ...bom } = JSON.parse(await text(process.stdin)) as Bom;
const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? 0);
const timestamp = new Date(seconds * 1_000).toISOString();
process.stdout.write(`${JSON.stringify({ ...bom, metadata: { ...metadata, timestamp } }, null, 1)}\n`);
