import { type ReadOptions, type ReadResult } from './use-read.ts';
type SignedInState<Data> =
  | {
      readonly kind: 'reading' | 'failed' | 'not-found';
    }
  | {
      readonly kind: 'ready';
      readonly data: Data;
    };
export interface SignedInRead<Data> {
  readonly state: SignedInState<Data>;
  readonly again: () => void;
  readonly put: ReadResult<Data>['put'];
}
export declare function useSignedInRead<Data>(
  key: string | null,
  here: string,
  read: (signal: AbortSignal) => Promise<Data>,
  options?: ReadOptions,
): SignedInRead<Data>;
export {};
