import { call } from '@suvarna/contracts/call';
import { bountyTerms, type BountyTerms } from '@suvarna/contracts/golden-bounty';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';

export type Terms = BountyTerms;

export const readTerms = ({ api, signal }: Pick<LoadContext, 'api' | 'signal'>): Promise<Terms> =>
  call(api, bountyTerms, { signal });

/** For pages about a person, too: the terms are everybody's, so the server has them. */
export async function loadTerms(context: LoadContext): Promise<Loaded<Terms>> {
  return { kind: 'data', data: await readTerms(context) };
}
