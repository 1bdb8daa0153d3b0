export interface Act {
  readonly busy: readonly string[];
  readonly fault:
    | {
        readonly of: string;
        readonly text: string;
      }
    | undefined;
  readonly act: (
    name: string,
    work: () => Promise<void>,
    words: (error: unknown) => string,
  ) => Promise<boolean>;
  readonly forget: () => void;
}
export declare function useAct(): Act;
