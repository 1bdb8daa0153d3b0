/** The composition this composer served last, stored so that it can start without the registry. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { CompositionEnvelope } from '@suvarna/contracts/release-delivery';
import { isMissing } from './missing-file.ts';

const Record = Type.Object(
  {
    /** Highest sequence ever believed: survives a restart, so old envelopes stay old. */
    sequence: Type.Integer({ minimum: 0 }),
    /** Highest revision ever believed, likewise; older files do not have it. */
    revision: Type.Optional(Type.Integer({ minimum: 0 })),
    /** The envelope that was served; its signature is checked again at boot. */
    envelope: Type.Union([CompositionEnvelope, Type.Null()]),
  },
  { additionalProperties: false },
);
type LastKnownGood = Static<typeof Record>;

const isRecord = Compile(Record);
const NOTHING: LastKnownGood = { sequence: 0, envelope: null };

export interface LastKnownGoodFile {
  read(): Promise<LastKnownGood>;
  write(record: LastKnownGood): Promise<void>;
}

export function createLastKnownGoodFile(directory: string): LastKnownGoodFile {
  const path = join(directory, 'last-known-good.json');
  return {
    async read() {
      try {
        const value: unknown = JSON.parse(await readFile(path, 'utf8'));
        return isRecord.Check(value) ? value : NOTHING;
      } catch (error) {
        if (error instanceof SyntaxError || isMissing(error)) return NOTHING;
        throw error;
      }
    },
    async write(record) {
      await mkdir(directory, { recursive: true });
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, JSON.stringify(record), { flush: true });
      await rename(draft, path);
    },
  };
}
