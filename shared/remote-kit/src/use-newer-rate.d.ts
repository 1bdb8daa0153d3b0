interface RateNotice {
  readonly version: () => string | undefined;
  readonly take: (wanted: string, signal: AbortSignal) => Promise<unknown>;
}
export declare function useRateNotice({ version, take }: RateNotice): void;
interface PricesOnScreen {
  readonly version: string | undefined;
  readonly renew: (signal: AbortSignal) => Promise<unknown>;
  readonly text: string;
}
export declare function useNewerRate({ version, renew, text }: PricesOnScreen): void;
interface PageOfNow<Data> {
  readonly versionOf: (data: Data) => string;
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly text: string;
}
export declare function usePageOfNow<Data>(data: Data, { versionOf, load, text }: PageOfNow<Data>): Data;
export {};
