/** Its compiled code stays warm from suite to suite, and it looks for the names of plugins in Node's registry instead of Jest's: see node-environment.mjs. */
const loadOnce = globalThis[Symbol.for('suvarna.load-once')];

/**
 * What writes an answer is compiled from its schema for every route whenever the service is put
 * together, whatever few of them a suite asks. A worker compiles each schema once for all of its
 * suites; they are compared by their text, which is all that is read of them. Kept on the function that
 * loads packages, which lives as long as the worker.
 */
loadOnce.serializers ??= new Map();

function buildSerializer(shared, options) {
  const compile = loadOnce('@fastify/fast-json-stringify-compiler')()(shared, options);
  const within = JSON.stringify([shared, options]);
  return (route) => {
    const text = `${within}${JSON.stringify(route.schema)}`;
    const known = loadOnce.serializers.get(text) ?? compile(route);
    loadOnce.serializers.set(text, known);
    return known;
  };
}

const fastify = loadOnce('fastify');
const create = (options) =>
  fastify({ ...options, schemaController: { compilersFactory: { buildSerializer } } });

module.exports = Object.assign(create, fastify, { default: create, fastify: create });
