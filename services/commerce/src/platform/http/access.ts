import { ACCESS, type Access, type Proof, takesBytes } from '@suvarna/contracts/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    proof?: readonly Proof[];
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

interface Numeric {
  readonly type?: string;
  readonly maximum?: number;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Numeric>>;
  readonly items?: Numeric;
  readonly anyOf?: readonly Numeric[];
}

/** Numbers without a largest value; the database has one, and answers with a fault of ours. */
function unbounded(schema: Numeric | undefined, path = ''): string[] {
  if (schema === undefined) return [];
  const isNumber = (schema.type === 'integer' || schema.type === 'number') && schema.const === undefined;
  const own = isNumber && schema.maximum === undefined ? [path] : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    unbounded(field, `${path}/${name}`),
  );
  return [
    ...own,
    ...fields,
    ...unbounded(schema.items, `${path}/*`),
    ...(schema.anyOf ?? []).flatMap((one) => unbounded(one, path)),
  ];
}

function assertDeclared(route: RouteOptions): void {
  const name = `${String(route.method)} ${route.url}`;
  const access = route.config?.access;
  if (access === undefined || !ACCESS.includes(access)) throw new Error(`${name} declares no access rule.`);
  if (route.schema?.querystring !== undefined && faultOf(route.schema.querystring)) {
    throw new Error(`${name}: its query schema must be an object that refuses unknown keys.`);
  }
  if (String(route.method) === 'POST' && !takesBytes(access) && faultOf(route.schema?.body)) {
    throw new Error(`${name}: its body schema must be an object that refuses unknown fields.`);
  }
  const parts = [route.schema?.body, route.schema?.querystring, route.schema?.params] as (
    | Numeric
    | undefined
  )[];
  const endless = parts.flatMap((part) => unbounded(part));
  if (endless.length > 0)
    throw new Error(`${name}: ${endless.join(', ')} must say the largest number it takes.`);
}

/** The service does not start with a route that says nothing about who may call it or what it accepts. */
export function assertRoutesDeclared(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    assertDeclared(route);
    // A route without a query schema takes no query at all.
    route.schema = {
      ...route.schema,
      querystring: route.schema?.querystring ?? {
        type: 'object',
        properties: {},
        additionalProperties: false,
      },
    };
  });
}
