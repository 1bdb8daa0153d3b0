/**
 * Plugin of the host's federation runtime: hands every container the bundler's part of the runtime, of
 * which each would otherwise carry a copy (11 kB). The core of it is handed over by the library itself
 * (`provideExternalRuntime`).
 */
import federation, { bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
// The host exposes nothing, so that its build leaves this out of the object above.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: (() => typeof federation) | undefined;
}

/** The library's own `init` would take the container's instance for the page's from then on. */
const init: typeof runtime.init = (options) => {
  const known = runtime.getInstance(({ options: { name } }) => name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions(options);
  return known;
};

/** Each container writes into what it is given: an object of its own for each. */
const ofContainer = (): typeof federation => ({
  ...federation,
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: { ...federation.bundlerRuntimeOptions },
});

// oxlint-disable-next-line import/no-default-export -- the library calls what a plugin's file exports by default
export default function provideBundlerRuntime(): { readonly name: string } {
  globalThis._FEDERATION_BUNDLER_RUNTIME = ofContainer;
  return { name: 'provide-bundler-runtime' };
}
