/** Whom a name of the audit log stands for, and what they may move. */
import type { PeopleStore, TokenStore } from './ports.ts';
import type { Principal } from './roles.ts';

export interface Directory {
  /** `null`: all; none for who is not there any more. */
  remotesOf(name: string): Promise<readonly string[] | null>;
  /** Who made a token, for the word of a second person; others stand for themselves. */
  personBehind(name: string): Promise<string>;
  /** Whether the name is taken: a name of the audit log stands for one. */
  isTaken(name: string): Promise<boolean>;
}

/** Names of the registry itself. */
const OWN_NAMES: readonly string[] = ['composer', 'canary-watch', 'registry'];

export function createDirectory({
  configured,
  people,
  tokens,
  now,
}: {
  /** Those of the registry's settings. */
  readonly configured: ReadonlyMap<string, Principal>;
  readonly people: Pick<PeopleStore, 'person'>;
  readonly tokens: Pick<TokenStore, 'byName'>;
  readonly now: () => Date;
}): Directory {
  return {
    async remotesOf(name) {
      const set = configured.get(name);
      if (set) return set.remotes;
      if (OWN_NAMES.includes(name)) return null;
      const person = await people.person(name);
      if (person) return person.disabledAt ? [] : person.remotes;
      const token = await tokens.byName(name);
      return token && !token.revokedAt && token.expiresAt > now() ? token.remotes : [];
    },
    async personBehind(name) {
      return (await tokens.byName(name))?.createdBy ?? name;
    },
    async isTaken(name) {
      return (
        configured.has(name) ||
        OWN_NAMES.includes(name) ||
        (await people.person(name)) !== null ||
        (await tokens.byName(name)) !== null
      );
    },
  };
}
