interface Versions {
  readonly rate_version: number;
  readonly fx_version?: number | undefined;
}
export declare const priceVersion: ({ rate_version: rate, fx_version: fx }: Versions) => string;
export declare function versionNoticed(
  shown: string,
  {
    version,
    fx,
  }: {
    readonly version: number;
    readonly fx?: number | undefined;
  },
): string;
export {};
