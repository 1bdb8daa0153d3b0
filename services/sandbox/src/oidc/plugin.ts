import type { FastifyPluginAsync } from 'fastify';
import type { Form } from '../page/forms.ts';
import type { Sandbox } from '../sandbox.ts';
import { authorizeRoutes } from './authorize.routes.ts';
import { isStore, PROVIDERS } from './clients.ts';
import { FAULTS, OidcSimulator, type Fault } from './oidc-simulator.ts';

interface OfProvider {
  readonly Params: { readonly provider: string };
}

const faultBody = {
  type: 'object',
  additionalProperties: false,
  required: ['fault'],
  properties: { fault: { enum: FAULTS } },
};

/** Google and Apple, as far as signing in goes (OpenID Connect): discovery, a page, tokens, keys. */
export function oidcRoutes({ config, requireKey }: Sandbox): FastifyPluginAsync {
  const simulator = new OidcSimulator();

  return async (app) => {
    await app.register(authorizeRoutes(simulator, config.origin), { prefix: '/oidc' });

    app.get<OfProvider>('/oidc/:provider/.well-known/openid-configuration', (request, reply) => {
      const { provider } = request.params;
      if (!PROVIDERS.some((one) => one === provider)) return reply.code(404).send();
      const issuer = `${config.origin}/oidc/${provider}`;
      return reply.send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        code_challenge_methods_supported: ['S256'],
        // Google says who answers in the address, too (RFC 9207).
        ...(provider === 'google' && { authorization_response_iss_parameter_supported: true }),
      });
    });

    app.get('/oidc/:provider/keys', async (_request, reply) => reply.send(await simulator.jwks()));

    app.post<OfProvider & { Body: Form }>('/oidc/:provider/token', async (request, reply) => {
      const provider = PROVIDERS.find((one) => one === request.params.provider);
      if (provider === undefined) return reply.code(404).send();
      if (simulator.fault === 'away') {
        simulator.fault = 'none';
        return reply.code(503).send({ error: 'temporarily_unavailable' });
      }
      const { body } = request;
      if (!(await isStore(provider, body, config))) return reply.code(401).send({ error: 'invalid_client' });
      const token =
        body['grant_type'] === 'authorization_code'
          ? await simulator.exchange(
              provider,
              {
                code: body['code'] ?? '',
                redirectUri: body['redirect_uri'] ?? '',
                verifier: body['code_verifier'] ?? '',
              },
              `${config.origin}/oidc/${provider}`,
            )
          : undefined;
      if (token === undefined) return reply.code(400).send({ error: 'invalid_grant' });
      return reply
        .header('Cache-Control', 'no-store')
        .send({ access_token: 'opens-nothing', token_type: 'Bearer', expires_in: 3_600, id_token: token });
    });

    /** What is wrong with the next token; for tests and for the curious. */
    app.post<{ Body: { fault: Fault } }>(
      '/control/oidc/fault',
      { onRequest: requireKey, schema: { body: faultBody } },
      (request, reply) => {
        simulator.fault = request.body.fault;
        return reply.send({ fault: simulator.fault });
      },
    );
  };
}
