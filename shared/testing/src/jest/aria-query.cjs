/**
 * Tables of roles in 149 modules, which Testing Library reads and nobody changes: loaded once a worker
 * (browser-environment.mjs), or by a suite whose environment is another.
 */
const loadOnce = globalThis[Symbol.for('suvarna.load-once')];

module.exports = loadOnce?.('aria-query') ?? require('../../../../node_modules/aria-query/lib/index.js');
