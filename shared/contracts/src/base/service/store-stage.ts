/** Where a store runs, and what it may do without there. */

/** A store on a developer's own machine, one for trying out that others reach, the shop itself. */
export type StoreStage = 'local' | 'staging' | 'production';

const STAGES: readonly StoreStage[] = ['local', 'staging', 'production'];

/** Characters a secret must have. */
export const LEAST_SECRET = 32;
/** A random secret of that length has more different ones; a word typed again and again has fewer. */
const LEAST_DIFFERENT = 10;
/** How every secret begins that is published with the source. */
export const PUBLISHED_SECRET = 'not-a-secret-';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `STORE_STAGE`. A process that is given no setting is in production: it must not run with what is
 * meant for a developer's machine.
 *
 * @param faults - takes what is wrong
 */
export function readStage(env: Environment, faults: string[]): StoreStage {
  const text = env['STORE_STAGE'] || 'production';
  const stage = STAGES.find((each) => each === text);
  if (stage === undefined) faults.push(`STORE_STAGE must be one of ${STAGES.join(', ')}, not "${text}"`);
  return stage ?? 'production';
}

/** @returns what is wrong with a secret others must not guess, or `null` */
export function secretFault(value: string): string | null {
  if (value === '') return 'is missing';
  if (value.startsWith(PUBLISHED_SECRET)) return 'is published with the source';
  if (value.length < LEAST_SECRET) return `must have at least ${LEAST_SECRET} characters`;
  if (new Set(value).size < LEAST_DIFFERENT) return 'is easily guessed: make it at random';
  return null;
}

/**
 * Where browsers reach the store. Elsewhere than on a developer's own machine it is an https address: by it
 * cookies are `Secure` and `__Host-`.
 *
 * @returns what is wrong with the address, or `null`
 */
export function storeOriginFault(value: string, stage: StoreStage): string | null {
  if (value === '') return 'is missing';
  const address = URL.canParse(value) ? new URL(value) : null;
  const schemes = stage === 'local' ? ['http:', 'https:'] : ['https:'];
  if (!address || !schemes.includes(address.protocol))
    return `must be an ${stage === 'local' ? 'http(s)' : 'https'} address, not "${value}"`;
  // A path, a query or a name before the host would be lost, and an operator who set it would not know.
  if (address.href !== `${address.origin}/`)
    return `must be an address without anything behind its host, not "${value}"`;
  return null;
}
