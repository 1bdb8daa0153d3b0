/**
 * What a shell promises its remotes, in versions. The host contract is the engine's: lifecycles, props,
 * shared libraries, schema of the descriptor. The site contract is this store's: events, stores, areas,
 * skeletons. A release says a range of each.
 */

export interface HostContracts {
  /** Version of the host contract. */
  readonly contract: string;
  /** Earlier host contracts whose releases still run. */
  readonly carries: readonly string[];
  /** Version of the site contract. */
  readonly site: string;
}

/** As an open page reads them: a composer of contract 1 says no more than its own. */
export type SpokenContracts = Pick<HostContracts, 'contract'> & Partial<HostContracts>;

/** The lowest versions a release works with. */
export interface ContractNeeds {
  readonly needs?: string;
  readonly needsSite?: string;
}

/** 2.0.0: descriptors of schema 2; the site has a contract of its own; the host says the language's base of addresses and a variant. 2.1.0: a remote draws in slices and says when a page is shown. 2.2.0: the host gives containers the whole federation runtime, and single-spa-react. 2.3.0: a route says which files have its texts. 2.4.0: a release brings links of the chrome and rows of the sitemap. */
export const HOST_CONTRACT = '2.4.0';
/** The last version of each earlier contract that this host still carries. */
export const CARRIED_CONTRACTS: readonly string[] = ['1.2.0'];

const majorOf = (version: string): string => version.split('.', 1)[0] ?? '';

/** Negative, zero or positive. By hand: a collator's first use costs a cheap phone 40 ms. */
function compare(one: string, other: string): number {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)];
  const at = left.findIndex((part, place) => part !== (right[place] ?? 0));
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** Whether one version carries what needs another: the same major, and at least that. */
const meets = (spoken: string, needed: string): boolean =>
  majorOf(spoken) === majorOf(needed) && compare(spoken, needed) >= 0;

/** Whether this shell runs a release; one that says no need runs anywhere. */
export function carries(
  { contract, carries: earlier = [], site = '0.0.0' }: SpokenContracts,
  { needs, needsSite }: ContractNeeds,
): boolean {
  return (
    (needs === undefined || [contract, ...earlier].some((spoken) => meets(spoken, needs))) &&
    (needsSite === undefined || meets(site, needsSite))
  );
}
