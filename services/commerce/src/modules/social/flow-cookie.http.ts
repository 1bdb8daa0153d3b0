import { readCookie } from '@suvarna/contracts/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { looksLikeToken } from '../../platform/crypto/token.ts';
import { FLOW_MS } from './flow.ts';

type Site = Pick<Config, 'shopOrigin'>;

const nameOf = ({ shopOrigin }: Site): string => (shopOrigin.startsWith('https:') ? '__Host-sf' : 'sf');

/** By which the browser is known in which a sign-in at a provider began; one for all its tabs. */
export function flowCookieOf(request: FastifyRequest, site: Site): string | undefined {
  const cookie = readCookie(request.headers.cookie ?? '', nameOf(site)) ?? undefined;
  return cookie !== undefined && looksLikeToken(cookie) ? cookie : undefined;
}

/** Strict, although the provider's page is another site's: only the page that ends the sign-in sends it, and that is the shop's. */
export function giveFlowCookie(reply: FastifyReply, site: Site, browser: string): void {
  const secure = site.shopOrigin.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${nameOf(site)}=${browser}; Path=/; Max-Age=${(2 * FLOW_MS) / 1_000}; HttpOnly; SameSite=Strict${secure}`,
  );
}
