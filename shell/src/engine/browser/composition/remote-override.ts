/** The remote a developer put in the place of a live one; in production there is none. */
import type { PublicComposition, PublicRemote } from '@suvarna/contracts/public-composition';

let own: PublicRemote | undefined;

export function replaceRemote(remote: PublicRemote): void {
  own = remote;
}

export const asOverridden = (composition: PublicComposition): PublicComposition =>
  own === undefined
    ? composition
    : { ...composition, remotes: [...composition.remotes.filter(({ name }) => name !== own?.name), own] };
