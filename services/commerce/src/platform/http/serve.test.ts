import { Download, endpointsOf } from '@suvarna/contracts/endpoint';
import { describe, expect, it } from '@jest/globals';
import type { RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { envelope } from './shape/envelope.ts';
import { serve } from './serve.ts';

const gift = endpointsOf('gift').post('gift/wrap/', 'shopper', {
  spellings: ['gifts/wrap/'],
  once: true,
  summary: 'Wraps a gift',
  body: Type.Object({ ribbon: Type.String() }, { additionalProperties: false }),
  answer: Type.Object({ wrapped: Type.Boolean() }),
});

function routesBelow(prefix: string) {
  const routes: RouteOptions[] = [];
  return { prefix, routes, route: (options: RouteOptions) => routes.push(options) };
}

describe('the route of an endpoint', () => {
  it('is declared under each spelling as the table says', () => {
    const app = routesBelow('/api');
    serve(app, gift, () => envelope({ wrapped: true }));
    expect(app.routes.map(({ method, url, config }) => ({ method, url, config }))).toEqual(
      ['/gift/wrap/', '/gifts/wrap/'].map((url) => ({
        method: 'POST',
        url,
        config: { access: 'shopper', once: true },
      })),
    );
    expect(app.routes[0]?.schema).toMatchObject({
      tags: ['gift'],
      summary: 'Wraps a gift',
      security: [{ token: [] }],
      body: gift.body,
    });
    expect(Object.keys(app.routes[0]?.schema?.response ?? {}).sort()).toEqual(['200', '4xx', '5xx']);
  });

  it('is told no token where a token is not even looked at', () => {
    const app = routesBelow('/api');
    serve(app, { ...gift, access: 'public' }, () => envelope({ wrapped: true }));
    serve(app, { ...gift, access: 'public', token: 'if-any' }, () => envelope({ wrapped: true }));
    expect(app.routes.map(({ schema }) => schema?.security)).toEqual([
      undefined,
      undefined,
      [{ token: [] }],
      [{ token: [] }],
    ]);
  });

  it('is a file where the table says so, and is refused where it does not belong', () => {
    const app = routesBelow('/api');
    serve(app, { ...gift, whole: Download }, (_request, reply) => reply.send(Buffer.alloc(0)));
    expect(app.routes[0]?.schema?.response).toMatchObject({ 200: Download });
    expect(() => serve(routesBelow('/staff'), gift, () => envelope({ wrapped: true }))).toThrow(
      'does not belong below /staff/',
    );
  });

  // What is wrong here the compiler says: each line that expects an error fails the type check without one.
  it('has a handler that is typed by it', () => {
    const app = routesBelow('/api');
    // @ts-expect-error -- the answer says whether it is wrapped
    serve(app, gift, () => envelope({ wrapped: 'yes' }));
    // @ts-expect-error -- the body has a ribbon and no paper
    serve(app, gift, (request) => envelope({ wrapped: request.body.paper === '' }));
    expect(app.routes).toHaveLength(4);
  });
});
