export type ReadState<Data> =
  | {
      readonly status: 'loading';
    }
  | {
      readonly status: 'ready';
      readonly data: Data;
    }
  | {
      readonly status: 'failed';
      readonly error: unknown;
    };
export interface ReadResult<Data> {
  readonly state: ReadState<Data>;
  readonly busy: boolean;
  readonly retry: () => void;
  readonly put: (change: Data | ((now: Data) => Data)) => void;
}
export interface ReadOptions {
  readonly keepsLast?: boolean;
}
export declare function useRead<Data>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<Data>,
  { keepsLast }?: ReadOptions,
): ReadResult<Data>;
