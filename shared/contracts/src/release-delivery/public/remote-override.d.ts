export interface RemoteOverride {
  readonly remote: string;
  readonly origin: string;
}
export declare const OVERRIDE_QUERY = 'remote';
export declare const OVERRIDE_COOKIE = 'remote_override';
export declare function parseOverride(text: string): RemoteOverride | null;
export declare const writeOverride: ({ remote, origin }: RemoteOverride) => string;
