/** Set by the build (`shared/federation`): which release this code is part of. */
declare const __REMOTE__: { readonly name: string; readonly version: string };
/** `texts` of a remote's configuration. */
declare const __TEXTS__: Readonly<Record<string, readonly string[]>>;
/** Set where a remote is built for browsers, and nowhere else: what only a document from the server holds is left out there. */
declare const __BROWSER__: true | undefined;
/** Set by the build of the shell: the contracts it speaks. */
declare const __HOST__: import('@suvarna/contracts/public-composition').HostContracts;

/** Set by the build: where this part's files are, with a slash at its end. */
declare const __webpack_public_path__: string;

/** Internal of the integrity plugin that it does not declare: what stands for a chunk's hash until that is known. */
declare module 'webpack-subresource-integrity/util.js' {
  export function makePlaceholder(hashFuncNames: readonly string[], chunkId: string | number): string;
}
