/** Set by the build (`shared/federation`): which release this code is part of. */
declare const __REMOTE__: { readonly name: string; readonly version: string };
