/** A push service (RFC 8030) with browsers of its own: it takes encrypted notices, and can be asked what they say. */
import type { FastifyPluginAsync } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { makeBrowserKeys, type BrowserKeys } from './browser-keys.ts';
import { isSignedBy } from './vapid.ts';

interface Received {
  readonly id: string;
  /** What travelled, base64url. */
  readonly sealed: string;
  /** What the browser reads. */
  readonly text: string;
  readonly ttl: number;
}

interface Browser {
  readonly keys: BrowserKeys;
  readonly applicationServerKey: string;
  readonly received: Received[];
  gone: boolean;
}

const MOST_BROWSERS = 200;
const MOST_MESSAGES = 50;
const LARGEST = 4_096;
const key = { type: 'string', pattern: '^[A-Za-z0-9_-]{20,100}$' } as const;
const object = (properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties),
});

export function pushRoutes({ config, requireKey }: Sandbox): FastifyPluginAsync {
  const browsers = new Map<string, Browser>();

  return async (app) => {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: LARGEST },
      (_request, body, done) => done(null, body),
    );

    /** What a browser asks its maker's push service for; the answer is a serialised `PushSubscription`. */
    app.post<{ Body: { applicationServerKey: string } }>(
      '/push/subscriptions',
      { schema: { body: object({ applicationServerKey: key }) } },
      async (request, reply) => {
        const id = randomBytes(24).toString('base64url');
        const keys = makeBrowserKeys();
        browsers.set(id, {
          keys,
          applicationServerKey: request.body.applicationServerKey,
          received: [],
          gone: false,
        });
        for (const oldest of browsers.keys()) {
          if (browsers.size <= MOST_BROWSERS) break;
          browsers.delete(oldest);
        }
        return reply
          .code(201)
          .header('Cache-Control', 'no-store')
          .send({
            endpoint: `${config.origin}/push/send/${id}`,
            expirationTime: null,
            keys: { p256dh: keys.p256dh, auth: keys.auth },
          });
      },
    );

    app.post<{ Params: { id: string } }>('/push/send/:id', async (request, reply) => {
      const browser = browsers.get(request.params.id);
      if (browser === undefined || browser.gone) return reply.code(410).send();
      const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
      if (!isSignedBy(browser.applicationServerKey, authorization, config.origin, new Date()))
        return reply.code(403).send();
      if (encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl)) || !Buffer.isBuffer(request.body))
        return reply.code(400).send();
      const id = randomUUID();
      let text: string;
      try {
        text = browser.keys.decrypt(request.body);
      } catch (error) {
        // A real push service could not see this; a simulator that says so saves a search.
        request.log.warn({ err: error }, 'a push is not encrypted for its browser');
        return reply.code(400).send();
      }
      browser.received.push({ id, sealed: request.body.toString('base64url'), text, ttl: Number(ttl) });
      browser.received.splice(0, browser.received.length - MOST_MESSAGES);
      return reply.code(201).header('Location', `${config.origin}/push/messages/${id}`).send();
    });

    /** What arrived at a browser, oldest first. A caller who knows its endpoint may ask. */
    app.get<{ Params: { id: string } }>('/push/send/:id/received', async (request, reply) => {
      const browser = browsers.get(request.params.id);
      return browser === undefined
        ? reply.code(404).send()
        : reply.header('Cache-Control', 'no-store').send({ received: browser.received });
    });

    /** The browser takes its subscription back: the next notice meets 410. */
    app.post<{ Body: { id: string } }>(
      '/control/push/gone',
      { onRequest: requireKey, schema: { body: object({ id: key }) } },
      async (request, reply) => {
        const browser = browsers.get(request.body.id);
        if (browser) browser.gone = true;
        return reply.code(browser ? 200 : 404).send({ gone: browser !== undefined });
      },
    );
  };
}
