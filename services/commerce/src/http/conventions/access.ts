import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Who may call a route:
 * - `public`: anybody; a token is not even looked at.
 * - `shopper`: a guest or a customer with a living session.
 * - `customer`: a signed-in customer.
 * - `provider`: somebody outside, known by a signature over the bytes of the body, so no schema stands in front of it.
 * - `staff-view`, `staff-admin`: the store's people by their tokens; never reachable through the shop's own address.
 * - `operations`: probes and metrics; never reachable through the shop's own address.
 */
export const ACCESS = ['public', 'shopper', 'customer', 'provider', 'staff-view', 'staff-admin', 'operations'] as const;
export type Access = (typeof ACCESS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

interface ObjectSchema {
  readonly type?: string;
  readonly additionalProperties?: unknown;
}

function faultOf(schema: unknown): boolean {
  const object = schema as ObjectSchema | undefined;
  return object?.type !== 'object' || object.additionalProperties !== false;
}

function assertDeclared(route: RouteOptions): void {
  const name = `${String(route.method)} ${route.url}`;
  const access = route.config?.access;
  if (access === undefined || !ACCESS.includes(access)) throw new Error(`${name} declares no access rule.`);
  if (route.schema?.querystring !== undefined && faultOf(route.schema.querystring)) {
    throw new Error(`${name}: its query schema must be an object that refuses unknown keys.`);
  }
  if (String(route.method) === 'POST' && access !== 'provider' && faultOf(route.schema?.body)) {
    throw new Error(`${name}: its body schema must be an object that refuses unknown fields.`);
  }
}

/** The service does not start with a route that says nothing about who may call it or what it accepts. */
export function assertRoutesDeclared(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    assertDeclared(route);
    // A route without a query schema takes no query at all.
    route.schema = { ...route.schema, querystring: route.schema?.querystring ?? { type: 'object', properties: {}, additionalProperties: false } };
  });
}
