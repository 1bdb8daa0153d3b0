export interface OnDemand<Part> {
  readonly part: Part | undefined;
  readonly open: boolean;
  readonly busy: boolean;
  readonly show: () => void;
  readonly close: () => void;
}
export interface OnDemandOptions {
  readonly onFailed: () => void;
  readonly at?: string;
}
export declare function useOnDemand<Part extends object>(
  load: () => Promise<Part>,
  { onFailed, at }: OnDemandOptions,
): OnDemand<Part>;
