/** What is offered to whom. The registry decides in the end; this keeps what it would refuse off the screen. */
import { ROLES, type Person, type Role } from '../api/answers.ts';

/** `role`: theirs is too small for it. `remotes`: it is not one of theirs. */
export type Allowed = 'yes' | 'role' | 'remotes';

export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

/** @param remotes that the order moves; none: it is about no remote */
export function allowed(person: Person, least: Role, remotes: readonly string[] = []): Allowed {
  if (!isAtLeast(person.role, least)) return 'role';
  const { remotes: own } = person;
  return own === null || remotes.every((remote) => own.includes(remote)) ? 'yes' : 'remotes';
}
