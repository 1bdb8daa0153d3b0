/** Its compiled code stays warm from suite to suite, and it looks for the names of plugins in Node's registry instead of Jest's: see node-environment.mjs. */
module.exports = globalThis[Symbol.for('suvarna.load-once')]('fastify');
