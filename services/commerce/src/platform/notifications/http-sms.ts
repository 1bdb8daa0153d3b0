import type { SendSms } from './ports.ts';
import { PermanentFailure } from '../outbox/relay.ts';

const ANSWER_MS = 5_000;

class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly code: number;

  constructor(status: number) {
    super(`the SMS provider answered ${status}`);
    this.code = status;
  }
}

/** Sends an SMS: `{id, to, text}` as JSON, `to` as `+919876543210`. The answer's body is not read; its status says all. */
export function httpSms({
  url,
  user,
  password,
}: {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}): SendSms {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async ({ id, to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, 'idempotency-key': id },
      body: JSON.stringify({ id, to: `+${to.replace(/\D/g, '')}`, text }),
      // A provider that sends us elsewhere would send the key along.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const refused = new SmsRefused(response.status);
    throw response.status === 400 || response.status === 422
      ? new PermanentFailure('the SMS provider refuses the message', { cause: refused })
      : refused;
  };
}
