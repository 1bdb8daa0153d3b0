import type { Envelope } from './errors.ts';
import type { Shape } from './shape.ts';
export type QueryValue = string | number | boolean | undefined;
export interface CallOptions {
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly signal?: AbortSignal;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly keepalive?: boolean;
  readonly heavy?: boolean;
}
export interface DataOptions extends CallOptions {
  readonly expect?: Shape | undefined;
}
export interface ApiReader {
  get<Data>(path: string, options?: DataOptions): Promise<Envelope<Data>>;
}
export interface ApiClient extends ApiReader {
  post<Data>(path: string, body: object, options?: DataOptions): Promise<Envelope<Data>>;
  download(path: string, options?: CallOptions): Promise<Blob>;
}
export declare class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  constructor(
    message: string,
    details: {
      status: number;
      code: string;
      body?: unknown;
      cause?: unknown;
    },
  );
}
export declare function isApiFailure(error: unknown): error is ApiFailure;
