/** See simplewebauthn.cjs. */
module.exports = globalThis[Symbol.for('suvarna.load-once')]('@simplewebauthn/server/helpers');
