import { Type, type Static } from 'typebox';
import { Sha384, Version } from './descriptor.ts';

export const ComposedRemote = Type.Object(
  {
    version: Version,
    /** Hash of the release's `remote.json` bytes; names the release. */
    release: Sha384,
    /** Switched off by an operator: its pages show the fallback slot. */
    killed: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type ComposedRemote = Static<typeof ComposedRemote>;
