/**
 * Where `.test.ts` files run: Node, with the packages that a worker loads once for all of its suites
 * instead of once for each. They are code of Node's own context, and suites have one of their own;
 * so that each side takes the other's errors and dates for what they are, `instanceof` asks Node.
 */
import { TestEnvironment } from 'jest-environment-node';
import { createRequire } from 'node:module';
import { types } from 'node:util';

const KINDS = {
  Error: types.isNativeError,
  Date: types.isDate,
  Map: types.isMap,
  Set: types.isSet,
  RegExp: types.isRegExp,
  Promise: types.isPromise,
};
const { [Symbol.hasInstance]: ofItsOwn } = Function.prototype;

/** Classes derived from these ask as ever. */
function acceptBoth(realm) {
  for (const [name, is] of Object.entries(KINDS)) {
    const kind = realm[name];
    Object.defineProperty(kind, Symbol.hasInstance, {
      configurable: true,
      value(value) {
        return ofItsOwn.call(this, value) || (this === kind && is(value));
      },
    });
  }
}
acceptBoth(globalThis);

/** One for all suites of a worker, so that what is kept on it lives as long (fastify.cjs). */
const loadOnce = createRequire(import.meta.url);

export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    acceptBoth(this.global);
    this.global[Symbol.for('suvarna.load-once')] = loadOnce;
  }
}
