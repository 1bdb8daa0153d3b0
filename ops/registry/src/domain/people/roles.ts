/** Who may do what: each role may all that the one before may. */

/** `viewer` sees everything; `publisher` uploads releases; `operator` changes what is live; `admin` says who may. */
export const ROLES = ['viewer', 'publisher', 'operator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whom a token or a session stands for. */
export interface Principal {
  /** As the audit log names them. */
  readonly name: string;
  readonly role: Role;
  /** Remotes they may publish and move; `null`: all. */
  readonly remotes: readonly string[] | null;
}

export const mayAct = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
