/** Two megabytes in one module, loaded once a worker: see node-environment.mjs. */
module.exports = globalThis[Symbol.for('suvarna.load-once')]('playwright-core');
