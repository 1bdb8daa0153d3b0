/**
 * Jest's transform of database suites, and of most others of commerce: tests and their fixtures are compiled and loaded for each
 * suite as ever; what they test is loaded by Node itself, as in a store, once for all suites of a
 * worker, and is warm from the second suite on. Jest gets a stub in its place that hands it on.
 * What the product keeps beside its services, in variables of modules, thus outlives a suite: caches
 * of what never changes may, and nothing else is kept there. See node-environment.mjs.
 */
const { createHash } = require('node:crypto');
const swc = require('@swc/jest');

/** Statements are named up to a number: names are counted for each suite, like those of a process. What clients are made of belongs to one copy of `pg`. */
const OF_A_SUITE =
  /\.(?:test|fixtures|proof)\.ts$|[\\/]shared[\\/](?:testing[\\/]src[\\/]jest[\\/][\w-]+\.(?:cjs|mjs)|database[\\/]src[\\/](?:pool|named-client|observed-client)\.ts)$/;

const stubOf = (path) =>
  `module.exports = globalThis[Symbol.for('suvarna.load-once')](${JSON.stringify(path)});`;

module.exports = {
  createTransformer(config) {
    const compiler = swc.createTransformer(config);
    return {
      process: (source, path, options) =>
        OF_A_SUITE.test(path) ? compiler.process(source, path, options) : { code: stubOf(path) },
      getCacheKey: (source, path, options) =>
        OF_A_SUITE.test(path)
          ? compiler.getCacheKey(source, path, options)
          : createHash('sha256').update(stubOf(path)).digest('hex').slice(0, 32),
    };
  },
};
