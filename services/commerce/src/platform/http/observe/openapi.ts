import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { KEY_PATTERN } from '../effects/effects.ts';

/** Only described here: the hook that asks for it runs before a validator would, and has a code of its own. */
const KeyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: KEY_PATTERN,
      description: 'One effect for one key; the same key again is given the same answer.',
    },
  },
  required: ['Idempotency-Key'],
};

const withKey = (schema: FastifySchema): FastifySchema => ({ ...schema, headers: KeyHeader });

/** OpenAPI 3.1, generated from the schemas that also validate and serialise. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Suvarna commerce API',
        version: '1.0.0',
        description:
          'Catalogue, customer and bag of the store. Amounts named *_paise are integers in minor units of the currency asked for by the header currency_code; beside each stands the same amount as a text with two decimals, named without _paise.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: route.config?.once === true ? withKey(schema) : schema,
    }),
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}
