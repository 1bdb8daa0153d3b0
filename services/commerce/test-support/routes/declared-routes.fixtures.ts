import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Access } from '@suvarna/contracts/endpoint';

/** A route as Fastify knows it, with what it declares about itself. */
export interface DeclaredRoute {
  /** `POST /api/customer/cart/add/`. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly access: Access | undefined;
  /** Whether it declares that no call of it comes without an `Idempotency-Key`. */
  readonly once: boolean;
  readonly schema: FastifySchema;
}

/** Fastify tells this channel of every instance it makes, before any route is added to it. */
const CREATED = 'fastify.initialization';

/** What `start` makes, and every route of it, once where both listeners have it: nothing in the product has to know that it is watched. */
export async function withRoutesOf<Made>(
  start: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly routes: readonly DeclaredRoute[] }> {
  const seen: RouteOptions[] = [];
  const watch = (message: unknown): void => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      seen.push(route);
    });
  };
  subscribe(CREATED, watch);
  try {
    const made = await start();
    const routes = seen.flatMap((route) =>
      [route.method].flat().map((method) => ({
        name: `${method} ${route.url}`,
        method,
        url: route.url,
        access: route.config?.access,
        once: route.config?.once === true,
        schema: route.schema ?? {},
      })),
    );
    return {
      made,
      routes: [...new Map(routes.map((route) => [`${route.name} ${route.access ?? ''}`, route])).values()],
    };
  } finally {
    unsubscribe(CREATED, watch);
  }
}
