import { oneOf, text } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../module.ts';
import { makeSigningKeys, readSigningKeys, type SigningKeys } from './signatures/signing-keys.ts';

export interface AgentSettings {
  /** What answers are signed with; `null` where they are not. */
  readonly keys: SigningKeys | null;
  /** A developer's own machine: platforms there are read, too, over plain http. */
  readonly isLocal: boolean;
}

declare module '../../config.ts' {
  interface Config {
    /** Agents that shop for people; `null` where the store has none of them. */
    readonly agents: AgentSettings | null;
  }
}

const schema = Type.Object({
  AGENTS: oneOf(['on', 'off'], {
    default: 'on',
    means: 'Whether agents find the store by the Universal Commerce Protocol',
  }),
  AGENT_SIGNING_KEYS: text({
    default: '',
    defaultSaid:
      "none, and answers to agents are not signed; on a developer's machine a new one at each start",
    means: 'File of a JSON Web Key Set of private P-256 keys; the first signs, all are published',
  }),
});

export const settings: SettingsOf<'agents'> = (reader, { production }) => {
  const { AGENTS, AGENT_SIGNING_KEYS: file } = reader.read(schema);
  if (AGENTS === 'off') return { agents: null };
  const isLocal = !production;
  if (file === '') return { agents: { keys: isLocal ? makeSigningKeys() : null, isLocal } };
  try {
    return { agents: { keys: readSigningKeys(file), isLocal } };
  } catch (error) {
    reader.fault(`AGENT_SIGNING_KEYS cannot be used: ${error instanceof Error ? error.message : 'unknown'}.`);
    return { agents: null };
  }
};
