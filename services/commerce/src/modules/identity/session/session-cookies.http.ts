import { readCookie } from '@suvarna/contracts/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_RULES } from '../records/session-rules.ts';
import type { Granted } from './session.ts';
import { looksLikeToken } from '../../../platform/crypto/token.ts';

interface CookieSite {
  /** `https://suvarna.example`: decides whether cookies are for https alone. */
  readonly shopOrigin: string;
}

/**
 * Under https a `__Host-` name, which no other host and no plain connection can write. On plain
 * http, which is the loopback of a developer's own machine, browsers refuse such names.
 */
function namesOf({ shopOrigin }: CookieSite): {
  readonly sid: string;
  readonly refresh: string;
  readonly device: string;
  readonly secure: boolean;
} {
  const secure = shopOrigin.startsWith('https:');
  return secure
    ? { sid: '__Host-sid', refresh: '__Host-rt', device: '__Host-did', secure }
    : { sid: 'sid', refresh: 'rt', device: 'did', secure };
}

const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  readCookie(request.headers.cookie ?? '', name) ?? undefined;

export interface SessionCookies {
  readonly sid: string | undefined;
  readonly refresh: string | undefined;
}

export function sessionCookiesOf(request: FastifyRequest, site: CookieSite): SessionCookies {
  const names = namesOf(site);
  return { sid: cookieOf(request, names.sid), refresh: cookieOf(request, names.refresh) };
}

/** What the browser is known to accounts by; `undefined` for what was never given. */
export function deviceCookieOf(request: FastifyRequest, site: CookieSite): string | undefined {
  const device = cookieOf(request, namesOf(site).device);
  return device !== undefined && looksLikeToken(device) ? device : undefined;
}

function line(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export function giveSessionCookies(reply: FastifyReply, site: CookieSite, granted: Granted, at: Date): void {
  const names = namesOf(site);
  const left = Math.floor((granted.endsAt.getTime() - at.getTime()) / 1_000);
  reply.header('Set-Cookie', [
    line(names.sid, granted.cookie, left, names.secure),
    line(names.refresh, granted.refreshToken, Math.min(left, SESSION_RULES.idleMs / 1_000), names.secure),
  ]);
}

/** Outlives the sign-in: it opens nothing, and lets the right password be tried. */
export function giveDeviceCookie(reply: FastifyReply, site: CookieSite, device: string): void {
  const names = namesOf(site);
  reply.header('Set-Cookie', line(names.device, device, SESSION_RULES.deviceMs / 1_000, names.secure));
}

export function takeSessionCookies(reply: FastifyReply, site: CookieSite): void {
  const names = namesOf(site);
  reply.header('Set-Cookie', [
    line(names.sid, '', 0, names.secure),
    line(names.refresh, '', 0, names.secure),
  ]);
}
