/** Its compiled code stays warm from suite to suite, and it looks for the names of plugins in Node's registry instead of Jest's: see node-environment.mjs. */
const loadOnce = globalThis[Symbol.for('suvarna.load-once')];

/**
 * What writes an answer is compiled from its schema for every route whenever the service is put
 * together, whatever few of them a suite asks. A worker compiles each schema once for all of its
 * suites; they are compared by their text, which is all that is read of them, unless they are the very
 * same. Kept on the function that loads packages, which lives as long as the worker.
 */
loadOnce.serializers ??= { byText: new Map(), bySetting: new Map() };

function buildSerializer(shared, options) {
  const compile = loadOnce('@fastify/fast-json-stringify-compiler')()(shared, options);
  const within = JSON.stringify([shared, options]);
  const { byText, bySetting } = loadOnce.serializers;
  const bySchema = bySetting.get(within) ?? new WeakMap();
  bySetting.set(within, bySchema);
  return ({ schema, ...route }) => {
    const same = bySchema.get(schema);
    if (same !== undefined) return same;
    const text = `${within}${JSON.stringify(schema)}`;
    const known = byText.get(text) ?? compile({ ...route, schema });
    byText.set(text, known);
    bySchema.set(schema, known);
    return known;
  };
}

/** A plugin without a name is looked for among all modules that Node has loaded, and a service has hundreds. */
const NAME = Symbol.for('fastify.display-name');

function nameItsPlugins(app) {
  const { register } = app;
  app.register = function registerNamed(plugin, options) {
    if (typeof plugin === 'function') plugin[NAME] ??= plugin.name || 'plugin';
    return register.call(this, plugin, options);
  };
  return app;
}

const fastify = loadOnce('fastify');
const create = (options) =>
  nameItsPlugins(fastify({ ...options, schemaController: { compilersFactory: { buildSerializer } } }));

module.exports = Object.assign(create, fastify, { default: create, fastify: create });
