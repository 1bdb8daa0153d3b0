import webPush from 'web-push';
import { isPushService } from './endpoint.ts';
import { PermanentFailure } from '../../platform/outbox/relay.ts';
import type { SendPush } from './ports.ts';
import type { PushSettings } from './push-settings.ts';

const ANSWER_MS = 10_000;

class PushRefused extends Error {
  override readonly name = 'PushRefused';
  readonly code: number;

  constructor(status: number) {
    super(`the push service answered ${status}`);
    this.code = status;
  }
}

/**
 * Sends by Web Push: the text is encrypted for the one browser (RFC 8291), the request signed with
 * our key (RFC 8292), both by `web-push`. The request is made here, because the library asks no
 * one whether an address may be called and follows no deadline.
 */
export function webPushSender(settings: PushSettings): SendPush {
  return async ({ to: { endpoint, p256dh, auth }, text, ttlSeconds }) => {
    // Asked again: a row may be older than the list of push services.
    if (!isPushService(endpoint, settings))
      throw new PermanentFailure('the endpoint is no push service of the list');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: settings.vapid,
      TTL: ttlSeconds,
      urgency: 'normal',
    });
    const { 'Content-Length': _length, ...sent } = headers as Record<string, string | number>;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    if (response.ok) return 'taken';
    if (response.status === 404 || response.status === 410) return 'gone';
    const refused = new PushRefused(response.status);
    throw [400, 401, 403, 413].includes(response.status)
      ? new PermanentFailure('the push service refuses the message', { cause: refused })
      : refused;
  };
}
