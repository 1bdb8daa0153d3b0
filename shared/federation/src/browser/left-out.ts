/** Stands where parts of the federation runtime would be that this host never reaches (`leave-out-plugin.ts` says which). */
function leftOut(): never {
  throw new Error('This part of the federation runtime is not in the build of the shell.');
}

export const formatPreloadArgs = leftOut;
export const preloadAssets = leftOut;
export const defaultPreloadArgs = leftOut;
export const normalizePreloadExposes = leftOut;
export const getGlobalRemoteInfo = leftOut;
export const createScriptNode = leftOut;
export const loadScriptNode = leftOut;
export const remotes = leftOut;

/** As the library's own for a host without remotes: no hooks, so that plugins find nothing to add to. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: (): void => undefined };
}
