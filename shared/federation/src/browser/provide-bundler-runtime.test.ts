/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
import provideBundlerRuntime from './provide-bundler-runtime.ts';

const given = () => {
  const made = globalThis._FEDERATION_BUNDLER_RUNTIME?.();
  if (!made?.runtime || !made.bundlerRuntime) throw new Error('no runtime is handed out');
  return { ...made, runtime: made.runtime, bundlerRuntime: made.bundlerRuntime };
};

describe('the runtime the host hands to containers', () => {
  beforeEach(() => {
    provideBundlerRuntime();
  });

  it('is whole, the code of it is the same for all, and what is written into is each one’s own', () => {
    const [one, other] = [given(), given()];
    expect(one.bundlerRuntime.initContainerEntry).toBe(other.bundlerRuntime.initContainerEntry);
    expect(typeof one.bundlerRuntime.initContainerEntry).toBe('function');
    expect(one.bundlerRuntime.consumes).toBe(federation.bundlerRuntime?.consumes);
    one.bundlerRuntime.S['default'] = {};
    expect([other.bundlerRuntime.S, federation.bundlerRuntime?.S]).toEqual([{}, {}]);
  });

  it('leaves the page’s own instance in its place, and knows a container again', () => {
    const host = runtime.init({ name: 'host', remotes: [] });
    const container = given().runtime.init({ name: 'demo_1_0_0', remotes: [] });
    expect(container).not.toBe(host);
    expect(runtime.getInstance()).toBe(host);
    expect(given().runtime.init({ name: 'demo_1_0_0', remotes: [] })).toBe(container);
  });
});
