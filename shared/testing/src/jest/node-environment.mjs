/**
 * Where `.test.ts` files run: Node, with the packages, and in database suites the product, that a worker
 * loads once for all of its suites instead of once for each. They are code of Node's own context, and suites
 * have one of their own; so that each side takes the other's errors and dates for what they are, `instanceof` asks Node.
 */
import { TestEnvironment } from 'jest-environment-node';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
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

/** Errors that are known by their class, and cross from one side to the other, either way. */
const ERRORS = ['RangeError', 'TypeError', 'SyntaxError', 'AggregateError'];
function acceptErrors(realm) {
  for (const name of ERRORS) {
    const { [name]: kind } = realm;
    Object.defineProperty(kind, Symbol.hasInstance, {
      configurable: true,
      value(value) {
        return (
          ofItsOwn.call(this, value) ||
          (this === kind && types.isNativeError(value) && value.constructor.name === name)
        );
      },
    });
  }
}
acceptErrors(globalThis);

// What Node loads here is compiled, and freed of its types, once for all workers and their threads.
process.env['NODE_COMPILE_CACHE'] = fileURLToPath(
  new URL('../../../../node_modules/.cache/node', import.meta.url),
);
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

/** One for all suites of a worker, so that what is kept on it lives as long (fastify.cjs). */
const loadOnce = createRequire(import.meta.url);
globalThis[Symbol.for('suvarna.load-once')] = loadOnce;
/** Counted for each test, wherever they were missed (missing-texts.cjs). */
const MISSING_TEXTS = Symbol.for('suvarna.missing-texts');
globalThis[MISSING_TEXTS] ??= new Map();

/** What the product that Node loads gets in place of packages. */
const INSTEAD = new Map([
  ['fastify', import.meta.resolve('./fastify-once.mjs')],
  ['prom-client', import.meta.resolve('./prom-client-once.mjs')],
]);
const NOT_OURS = /\/node_modules\/|\/shared\/testing\/src\//;
registerHooks({
  resolve: (specifier, context, next) =>
    next((!NOT_OURS.test(context.parentURL ?? '') && INSTEAD.get(specifier)) || specifier, context),
});

export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    acceptBoth(this.global);
    acceptErrors(this.global);
    this.global[Symbol.for('suvarna.load-once')] = loadOnce;
    this.global[MISSING_TEXTS] = globalThis[MISSING_TEXTS];
  }
}
