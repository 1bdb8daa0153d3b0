import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { StaffAccess } from './staff-settings.ts';
import { Refusal } from './refusal.ts';
import { tokenOf } from './bearer-token.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In the same time for every token, so that none is found sign by sign. An unset one matches nothing. */
function isToken(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected)) && expected !== '';
}

/**
 * Lets the store's people in by token: `staff-admin` may do what `staff-view` may. To everybody else
 * these calls are not there.
 */
export function requireStaff(app: FastifyInstance, staff: StaffAccess): void {
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access !== 'staff-view' && access !== 'staff-admin') return;
    reply.header('Cache-Control', 'private, no-store');
    const token = tokenOf(request) ?? '';
    const isAdmin = isToken(token, staff.adminToken);
    const isViewer = isToken(token, staff.viewToken);
    if (!isAdmin && !(isViewer && access === 'staff-view'))
      throw new Refusal(404, 'REQUEST.NOT_FOUND', 'There is no such call.');
  });
}
