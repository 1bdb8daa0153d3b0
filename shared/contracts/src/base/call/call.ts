/**
 * Calls the back end by the table of endpoints, from a page, a store or the shell. Query, body and
 * answer are typed by the schemas the server is declared with, and none of those is in a bundle: there an
 * endpoint is its path and the shape of its answer.
 *
 * These are functions of the caller, on top of the host's `get`, `post` and `download`, and no
 * methods of the host's client: shell and remotes are shipped on different days and meet over
 * `HOST_CONTRACT`. A remote built from this tree works with every shell that has those three, and a
 * remote built before it finds them in this one.
 */
import type { ApiClient, ApiReader, CallOptions, DataOptions } from './api-reader.ts';
import type { BodyOf, DataOf, Endpoint, QueryOf } from '../endpoint/endpoint.ts';

/** A field that may be left out may also be said to be `undefined`. */
type Query<Fields> = {
  readonly [Field in keyof Fields as object extends Pick<Fields, Field> ? never : Field]: Fields[Field];
} & {
  readonly [Field in keyof Fields as object extends Pick<Fields, Field> ? Field : never]?:
    | Fields[Field]
    | undefined;
};
/** Required, unless nothing in it is. */
type Said<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : { readonly [Key in Name]: Value };

type Options<Of extends Endpoint> = Pick<CallOptions, 'signal' | 'token' | 'heavy' | 'keepalive'> &
  (Of['query'] extends object ? Said<'query', Query<QueryOf<Of>>> : unknown) &
  (Of['body'] extends object ? { readonly body: BodyOf<Of> } : unknown) &
  (Of['once'] extends true ? Pick<CallOptions, 'idempotencyKey'> : unknown);
type Given<Of extends Endpoint> =
  object extends Options<Of> ? [options?: Options<Of>] : [options: Options<Of>];

/** Reads are all that the server of pages can do. */
type ClientFor<Of extends Endpoint> = Of['method'] extends 'GET'
  ? Pick<ApiReader, 'get'>
  : Pick<ApiClient, 'get' | 'post'>;

type Loose = DataOptions & { readonly body?: object };

/**
 * @returns `data` of the answer
 * @throws ApiFailure for every other answer, for none, and for one whose data does not fit the shape
 */
export async function call<Of extends Endpoint>(
  api: ClientFor<Of>,
  { path, shape }: Of,
  ...[given]: Given<Of>
): Promise<DataOf<Of>> {
  const { body, ...options }: Loose = { ...given, expect: shape };
  const answer = await (body
    ? (api as Pick<ApiClient, 'post'>).post<DataOf<Of>>(path, body, options)
    : api.get<DataOf<Of>>(path, options));
  return answer.data;
}

/** A file behind the session's token. @throws ApiFailure as {@link call} does */
export function download<Of extends Endpoint>(
  api: Pick<ApiClient, 'download'>,
  { path }: Of,
  ...[given]: Given<Of>
): Promise<Blob> {
  return api.download(path, given);
}
