/** Node loads it: `asn1js` below it declares a `Set` of its own, a name that the sandbox hands to each module. */
module.exports = globalThis[Symbol.for('suvarna.load-once')]('@simplewebauthn/server');
