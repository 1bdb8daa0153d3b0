import { oneOf, text, wholeNumber } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../module.ts';
import type { PerPlatform } from './agent-allowance.ts';
import { makeSigningKeys, readSigningKeys, type SigningKeys } from './signatures/signing-keys.ts';

interface AgentSettings {
  /** What answers are signed with; `null` where they are not. */
  readonly keys: SigningKeys | null;
  /** A developer's own machine: platforms there are read, too, over plain http. */
  readonly isLocal: boolean;
  readonly callsAMinute: PerPlatform;
  /** Carts and checkouts that a platform may have open. */
  readonly openSessions: PerPlatform;
}

const many = (usual: number, means: string) =>
  wholeNumber({ minimum: 1, maximum: 1_000_000 }, { default: usual, means });

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
  LIMIT_AGENT_CALLS_PER_MINUTE: many(
    60,
    'Calls of agents that name one platform and do not sign, in a minute',
  ),
  LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: many(1_200, 'Calls of one platform that signs, in a minute'),
  LIMIT_OPEN_AGENT_SESSIONS: many(5, 'Carts open at once of agents that name one platform and do not sign'),
  LIMIT_OPEN_SIGNED_AGENT_SESSIONS: many(200, 'Carts and checkouts open at once of one platform that signs'),
});

export const settings: SettingsOf<'agents'> = (reader, { isLocal }) => {
  const {
    AGENTS,
    AGENT_SIGNING_KEYS: file,
    LIMIT_AGENT_CALLS_PER_MINUTE: unknown,
    LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: verified,
    LIMIT_OPEN_AGENT_SESSIONS: unknownOpen,
    LIMIT_OPEN_SIGNED_AGENT_SESSIONS: verifiedOpen,
  } = reader.read(schema);
  if (AGENTS === 'off') return { agents: null };
  const limits = {
    callsAMinute: { unknown, verified },
    openSessions: { unknown: unknownOpen, verified: verifiedOpen },
  };
  if (file === '') return { agents: { keys: isLocal ? makeSigningKeys() : null, isLocal, ...limits } };
  try {
    return { agents: { keys: readSigningKeys(file), isLocal, ...limits } };
  } catch (error) {
    reader.fault(`AGENT_SIGNING_KEYS cannot be used: ${error instanceof Error ? error.message : 'unknown'}.`);
    return { agents: null };
  }
};
