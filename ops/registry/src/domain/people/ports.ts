/** Where people, their keys and the tokens of programs are stored. */
import type { Principal, Role } from './roles.ts';

export interface Person extends Principal {
  readonly displayName: string;
  /** What passkeys know the person by. */
  readonly handle: Buffer;
  readonly passwordHash: string | null;
  /** Secret of their one-time codes, encrypted. */
  readonly codeSecret: string | null;
  readonly disabledAt: Date | null;
  readonly seenAt: Date | null;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export interface MachineToken extends Principal {
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly usedAt: Date | null;
}

/** Who did it, and why: the row of the audit log. */
export interface PeopleAudit {
  readonly actor: string;
  readonly reason: string;
}

export interface Scope {
  readonly role: Role;
  readonly remotes: readonly string[] | null;
}

export interface PeopleStore {
  person(name: string): Promise<Person | null>;
  list(): Promise<readonly (Person & { readonly passkeys: number })[]>;
  /** A new person, or one who lost their keys: their link replaces an older one, their sessions end. */
  invite(
    who: { readonly name: string; readonly displayName: string } & Scope,
    link: { readonly codeHash: Buffer; readonly expiresAt: Date },
    audit: PeopleAudit,
  ): Promise<void>;
  /** The person whose link it is; `null` when it is over. */
  invited(codeHash: Buffer): Promise<(Person & { readonly pendingSecret: string | null }) | null>;
  /** Secret of codes that the person was shown, until they type one. */
  offerSecret(codeHash: Buffer, secret: string): Promise<void>;
  /** The link is used up. @returns whether it was there */
  accept(codeHash: Buffer): Promise<boolean>;
  change(name: string, scope: Scope, audit: PeopleAudit): Promise<boolean>;
  /** Ends their sessions and their link, too. */
  disable(name: string, audit: PeopleAudit): Promise<boolean>;
  setPassword(name: string, passwordHash: string, codeSecret: string | null): Promise<void>;
  setCodeSecret(name: string, codeSecret: string): Promise<void>;
  /** @returns whether no code of this half minute, or a later one, was taken before */
  takeCode(name: string, counter: number): Promise<boolean>;
}

export interface PasskeyStore {
  of(person: string): Promise<readonly Passkey[]>;
  byId(id: string): Promise<Passkey | null>;
  add(passkey: Omit<Passkey, 'createdAt' | 'usedAt'>): Promise<void>;
  used(id: string, counter: number): Promise<void>;
  remove(person: string, id: string): Promise<boolean>;
  /** @param person `null`: whoever answers it */
  begin(ceremony: {
    readonly id: string;
    readonly challenge: string;
    readonly person: string | null;
  }): Promise<void>;
  /** Its challenge, once. */
  take(id: string, person: string | null): Promise<string | null>;
}

export interface ConsoleSession {
  readonly id: string;
  readonly begun: Date;
  readonly seenAt: Date;
  /** Secret of codes that was shown in it, until one is typed. */
  readonly codeSecret: string | null;
}

export interface SessionStore {
  begin(person: string, tokenHash: Buffer): Promise<ConsoleSession>;
  /** Whose it is, while it lasts; seen now. */
  holder(tokenHash: Buffer): Promise<{ readonly person: Person; readonly session: ConsoleSession } | null>;
  of(person: string): Promise<readonly ConsoleSession[]>;
  end(person: string, id: string): Promise<boolean>;
  offerSecret(id: string, secret: string | null): Promise<void>;
}

export interface TokenStore {
  list(): Promise<readonly MachineToken[]>;
  byName(name: string): Promise<MachineToken | null>;
  /** Whose it is, while it lasts; used now. */
  holder(tokenHash: Buffer): Promise<MachineToken | null>;
  /** @returns false where the name was used before: what a token did stays its own */
  create(
    token: { readonly name: string; readonly tokenHash: Buffer; readonly expiresAt: Date } & Scope,
    audit: PeopleAudit,
  ): Promise<boolean>;
  revoke(name: string, audit: PeopleAudit): Promise<boolean>;
}
