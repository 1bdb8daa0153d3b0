import type { FastifyRequest } from 'fastify';

/** The token a call brings; `undefined` without one, or with something else in its header. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && rest.length === 0 ? token : undefined;
}
