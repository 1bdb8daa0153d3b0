import type { Static, TObject, TSchema } from 'typebox';
import type { Shape } from '../call/shape.ts';
import type { AlertEvent } from './error-alert.ts';
import type { Limit } from './limit.ts';
export declare const ACCESS: readonly [
  'public',
  'shopper',
  'customer',
  'provider',
  'staff-view',
  'staff-admin',
  'operations',
];
export type Access = (typeof ACCESS)[number];
export type Proof = 'recent' | 'on-new-device';
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly spellings?: readonly string[];
  readonly access: Access;
  readonly token?: 'if-any';
  readonly once?: true;
  readonly proof?: readonly Proof[];
  readonly tag: string;
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  readonly answer?: TSchema;
  readonly whole?: TSchema;
  readonly conflict?: TSchema;
  readonly limit?: Limit | readonly Limit[];
  readonly photos?: true;
  readonly alert?: AlertEvent;
  readonly shape?: Shape | undefined;
}
export declare const isEndpoint: (value: unknown) => value is Endpoint;
export declare function endpoint<const Of extends Endpoint>(definition: Of): Of & Pick<Endpoint, 'shape'>;
export declare function narrowed<Of extends Endpoint, Answer extends TSchema>(
  { whole: _whole, ...general }: Of,
  answer: Answer,
): Omit<Of, 'answer' | 'whole'> & {
  readonly answer: Answer;
};
export declare function baseOf({ access }: Pick<Endpoint, 'access'>): '/api/' | '/staff/' | '/';
export declare const addressOf: (
  { access, path }: Pick<Endpoint, 'access' | 'path'>,
  params?: Readonly<Record<string, string | number>>,
) => string;
type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : unknown;
export type ParamsOf<Of extends Endpoint> = StaticOf<Of['params']>;
export type QueryOf<Of extends Endpoint> = StaticOf<Of['query']>;
export type BodyOf<Of extends Endpoint> = StaticOf<Of['body']>;
export type DataOf<Of extends Endpoint> = StaticOf<Of['answer']>;
export type WholeOf<Of extends Endpoint> = StaticOf<Of['whole']>;
export {};
