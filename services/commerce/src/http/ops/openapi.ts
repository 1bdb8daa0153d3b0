import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** OpenAPI 3.1, generated from the schemas that also validate and serialise. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Suvarna commerce API',
        version: '1.0.0',
        description: 'Catalogue, customer and bag of the store. Amounts named *_paise are integers in minor units of the currency asked for by the header currency_code.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
}
