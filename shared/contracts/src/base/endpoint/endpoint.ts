/**
 * A call of the back end, said once: the server's route is declared from it (`serve.ts` of commerce),
 * browsers call by its path and the shape of its answer (`generated/`), and both are typed by it.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { Shape } from '../call/shape.ts';
import type { AlertEvent } from './error-alert.ts';
import type { Limit } from './limit.ts';
import { shapeOf } from './shape-of.ts';

/**
 * Who may call:
 * - `public`: anybody; a token is not even looked at, unless `token` says so.
 * - `shopper`: a guest or a customer with a living session.
 * - `customer`: a signed-in customer.
 * - `provider`: a third party, known by a signature over the bytes of the body, so no schema stands in front of it.
 * - `agent`: software that shops for people, by a protocol of its own: known by the profile it names, and by its
 *   signature over the bytes of the body.
 * - `staff-view`, `staff-admin`: the store's people by their tokens; never reachable through the shop's own address.
 * - `operations`: probes, and the shop's own services; never reachable through the shop's own address.
 */
export const ACCESS = [
  'public',
  'shopper',
  'customer',
  'provider',
  'agent',
  'staff-view',
  'staff-admin',
  'operations',
] as const;
export type Access = (typeof ACCESS)[number];

/** Whether bodies are taken as the bytes they came in: a signature is of these, and what reads them checks them. */
export const takesBytes = (access: Access | undefined): boolean =>
  access === 'provider' || access === 'agent';

/**
 * What a customer has to have proven; a guest, who has no account, is not asked:
 * - `recent`: they signed in, or proved who they are, within `PROOF_MINUTES`.
 * - `on-new-device`: where no customer ever gave a code to this account in this browser, they give one first. A
 *   password alone, which may be stolen, is not enough for what moves money or says where parcels go.
 */
export type Proof = 'recent' | 'on-new-device';

export interface Endpoint {
  /** A call with a body is a POST (specification §7). */
  readonly method: 'GET' | 'POST';
  /** Below `/api/`, `/staff/` or `/`, as {@link baseOf} says. A part such as `:product_id` is one of `params`. */
  readonly path: string;
  /** Other paths by which the specification names the same call. */
  readonly spellings?: readonly string[];
  readonly access: Access;
  /** A `public` call that looks at a token when it has one. */
  readonly token?: 'if-any';
  /** One effect for one `Idempotency-Key`: no call comes without. */
  readonly once?: true;
  /** What a stranger at a signed-in browser must not. */
  readonly proof?: readonly Proof[];
  /** Under which heading of the API's description it stands. */
  readonly tag: string;
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** `data` of the envelope of a good answer; left out where no caller waits for one. */
  readonly answer?: TSchema;
  /** The whole of a good answer, where it is more than the envelope of `answer`, or a file. */
  readonly whole?: TSchema;
  /** What a 409 may bring along in its `data`. */
  readonly conflict?: TSchema;
  /** How often it may be made. */
  readonly limit?: Limit | readonly Limit[];
  /** Pictures come in its body: it may be larger. */
  readonly photos?: true;
  /** The word by which operators are told at once that it failed (specification §7). */
  readonly alert?: AlertEvent;
  /** What a caller looks at of a good answer's data: made of `answer`, never written. */
  readonly shape?: Shape | undefined;
}

const ENTRIES = new WeakSet<object>();
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && ENTRIES.has(value);

/** That there are data at all, every good answer has in common. */
function shapeIn({ answer }: Pick<Endpoint, 'answer'>): Shape | undefined {
  const shape = answer && shapeOf(answer);
  return shape === 'object' ? undefined : shape;
}

function endpoint<const Of extends Endpoint>(definition: Of): Of & Pick<Endpoint, 'shape'> {
  let shape: Shape | undefined;
  const entry = Object.defineProperty({ ...definition }, 'shape', {
    get: () => (shape ??= shapeIn(definition)),
  });
  ENTRIES.add(entry);
  return entry;
}

/** What an entry says beside its method, path, access and heading. */
type Details = Omit<Endpoint, 'method' | 'path' | 'access' | 'tag'>;

/**
 * How the calls of a capability are written down, all under the heading `tag`.
 * @example
 * const { get, post } = endpointsOf('wishlist');
 * export const wishlistList = get('wishlist/list/', 'shopper', { summary: 'Designs on it', answer: Wishlist });
 */
export function endpointsOf(tag: string) {
  return {
    get: <const Path extends string, const By extends Access, const Rest extends Details>(
      path: Path,
      access: By,
      details: Rest,
    ) => endpoint({ method: 'GET', path, access, tag, ...details }),
    post: <const Path extends string, const By extends Access, const Rest extends Details>(
      path: Path,
      access: By,
      details: Rest,
    ) => endpoint({ method: 'POST', path, access, tag, ...details }),
  };
}

/**
 * A call of `general` whose query or body makes its answer one of those `general` may give. Only callers
 * see the difference: it is served as `general`.
 */
export function narrowed<Of extends Endpoint, Answer extends TSchema>(
  { whole: _whole, ...general }: Of,
  answer: Answer,
): Omit<Of, 'answer' | 'whole'> & { readonly answer: Answer } {
  return endpoint({ ...general, answer } as unknown as Endpoint) as unknown as Omit<
    Of,
    'answer' | 'whole'
  > & { readonly answer: Answer };
}

/** Where an endpoint's path begins. The shop's own address passes on what is below `/api/` and nothing else. */
export function baseOf({ access }: Pick<Endpoint, 'access'>): '/api/' | '/staff/' | '/' {
  if (access === 'operations') return '/';
  return access === 'staff-view' || access === 'staff-admin' ? '/staff/' : '/api/';
}

/** Its address on the service that answers. @param params what stands for the `:parts` of its path */
export const addressOf = (
  { access, path }: Pick<Endpoint, 'access' | 'path'>,
  params: Readonly<Record<string, string | number>> = {},
): string =>
  Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(value)),
    `${baseOf({ access })}${path}`,
  );

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : unknown;
export type ParamsOf<Of extends Endpoint> = StaticOf<Of['params']>;
export type QueryOf<Of extends Endpoint> = StaticOf<Of['query']>;
export type BodyOf<Of extends Endpoint> = StaticOf<Of['body']>;
/** `data` of a good answer. */
export type DataOf<Of extends Endpoint> = StaticOf<Of['answer']>;
/** The whole of a good answer, where it is said; else `unknown`. */
export type WholeOf<Of extends Endpoint> = StaticOf<Of['whole']>;
