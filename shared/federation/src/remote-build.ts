/** What one build of a remote is told. */
export interface RemoteBuild {
  readonly version: string;
  readonly commit: string;
  /** Directory of the release; gets `client/`, `server/` and `remote.json`. */
  readonly out: string;
  /** Where the client files will be; by default the place the composer serves this release from. */
  readonly publicPath?: string;
}
