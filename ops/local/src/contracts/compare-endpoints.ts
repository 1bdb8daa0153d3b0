/** What a newer table of endpoints breaks for callers that were shipped with an older one. */
import { baseOf, type Access } from '@suvarna/contracts/endpoint';
import { brokenBy, type Schema } from './compare-schemas.ts';

/** An endpoint as JSON. */
export interface ToldEndpoint {
  readonly method: string;
  readonly path: string;
  readonly spellings?: readonly string[];
  readonly access: Access;
  readonly once?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer?: Schema;
}

/** Who may call less than before. */
const OPEN: readonly Access[] = ['public', 'shopper', 'customer'];

const ANYTHING: Schema = {};
const NOTHING: Schema = { type: 'object', properties: {}, additionalProperties: false };

const isStricter = (before: Access, after: Access): boolean =>
  before !== after && (!OPEN.includes(after) || OPEN.indexOf(after) > OPEN.indexOf(before));

function endpointBroken(before: ToldEndpoint, after: ToldEndpoint, name: string): readonly string[] {
  return [
    ...(isStricter(before.access, after.access) ? [`${name} is for ${after.access} only`] : []),
    ...(after.once && !before.once ? [`${name} needs an Idempotency-Key`] : []),
    ...(['params', 'query', 'body'] as const).flatMap((part) =>
      before[part] || after[part]
        ? brokenBy(before[part] ?? NOTHING, after[part] ?? ANYTHING, 'asked', `${name} ${part}`)
        : [],
    ),
    ...(before.answer ? brokenBy(before.answer, after.answer ?? ANYTHING, 'answered', `${name} answer`) : []),
  ];
}

const addressesOf = ({ method, access, path, spellings = [] }: ToldEndpoint): readonly string[] =>
  [path, ...spellings].map((one) => `${method} ${baseOf({ access })}${one}`);

/** @returns a sentence for each thing that breaks a caller of before */
export function callersBroken(
  before: readonly ToldEndpoint[],
  after: readonly ToldEndpoint[],
): readonly string[] {
  const served = Map.groupBy(
    after.flatMap((endpoint) => addressesOf(endpoint).map((address) => ({ address, endpoint }))),
    ({ address }) => address,
  );
  const broken = before.flatMap((endpoint) =>
    addressesOf(endpoint).flatMap((address) => {
      // One address may stand in several entries, each with the answer of one of its questions.
      const [least] = (served.get(address) ?? [])
        .map((now) => endpointBroken(endpoint, now.endpoint, address))
        .sort((one, other) => one.length - other.length);
      return least ?? [`${address} is gone`];
    }),
  );
  return [...new Set(broken)];
}
