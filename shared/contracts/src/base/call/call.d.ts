import type { ApiClient, ApiReader, CallOptions } from './api-reader.ts';
import type { BodyOf, DataOf, Endpoint, QueryOf } from '../endpoint/endpoint.ts';
type Query<Fields> = {
  readonly [Field in keyof Fields as object extends Pick<Fields, Field> ? never : Field]: Fields[Field];
} & {
  readonly [Field in keyof Fields as object extends Pick<Fields, Field> ? Field : never]?:
    | Fields[Field]
    | undefined;
};
type Said<Name extends string, Value> = object extends Value
  ? {
      readonly [Key in Name]?: Value;
    }
  : {
      readonly [Key in Name]: Value;
    };
type Options<Of extends Endpoint> = Pick<CallOptions, 'signal' | 'token' | 'heavy' | 'keepalive'> &
  (Of['query'] extends object ? Said<'query', Query<QueryOf<Of>>> : unknown) &
  (Of['body'] extends object
    ? {
        readonly body: BodyOf<Of>;
      }
    : unknown) &
  (Of['once'] extends true ? Pick<CallOptions, 'idempotencyKey'> : unknown);
type Given<Of extends Endpoint> =
  object extends Options<Of> ? [options?: Options<Of>] : [options: Options<Of>];
type ClientFor<Of extends Endpoint> = Of['method'] extends 'GET'
  ? Pick<ApiReader, 'get'>
  : Pick<ApiClient, 'get' | 'post'>;
export declare function call<Of extends Endpoint>(
  api: ClientFor<Of>,
  { path, shape }: Of,
  ...[given]: Given<Of>
): Promise<DataOf<Of>>;
export declare function download<Of extends Endpoint>(
  api: Pick<ApiClient, 'download'>,
  { path }: Of,
  ...[given]: Given<Of>
): Promise<Blob>;
export {};
