/** 683 modules, half of the time that a database suite takes to load: see node-environment.mjs. */
module.exports = globalThis[Symbol.for('suvarna.load-once')]('typebox/compile');
