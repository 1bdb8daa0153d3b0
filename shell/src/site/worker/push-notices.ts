/** What arrives by Web Push, and what a tap on it does. */
import { languageOf } from '@suvarna/contracts/locale';
import type { PushPayload } from '@suvarna/contracts/push';
import { scope, type NotificationEvent, type PushEvent } from '../../engine/worker/scope.ts';

const ICON = '/icons/suvarna-192.png';
const BADGE = '/icons/suvarna-badge.png';
const text = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
/** Begins with one slash and a letter: no other site can be meant. */
const isOwnPath = (value: unknown): value is string => text(value, 500) && /^\/(?:[A-Za-z0-9]|$)/.test(value);

function readPayload(event: PushEvent): PushPayload | undefined {
  try {
    const given = JSON.parse(event.data?.text() ?? '') as Partial<Record<keyof PushPayload, unknown>>;
    const { title, body, path, tag, lang } = given;
    if (text(title, 120) && title !== '' && text(body, 400) && isOwnPath(path) && text(tag, 80))
      return { title, body, path, tag, lang: languageOf(String(lang)) };
  } catch {
    // Not ours, or of a later release: browsers insist that something is shown.
  }
  return undefined;
}

export function showNotice(event: PushEvent): void {
  const { title, body, path, tag, lang } = readPayload(event) ?? {
    title: 'Suvarna',
    body: '',
    path: '/',
    tag: 'notice',
    lang: 'en',
  };
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag, lang, icon: ICON, badge: BADGE, data: { path } }),
  );
}

export function followNotice(event: NotificationEvent): void {
  event.notification.close();
  const { path } = event.notification.data as { path?: unknown };
  const target = new URL(isOwnPath(path) ? path : '/', scope.location.origin).href;
  event.waitUntil(
    (async () => {
      const open = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).find(
        (client) => client.url === target,
      );
      await (open ? open.focus() : scope.clients.openWindow(target));
    })(),
  );
}
