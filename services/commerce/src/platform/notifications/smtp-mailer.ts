import { createTransport } from 'nodemailer';
import type { SendEmail } from './ports.ts';
import { PermanentFailure } from '../outbox/relay.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 5_000;

/** The receiving server refuses this address or this message for good (RFC 5321 §4.2.1); signing in (535) is our own fault and passes. */
function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560;
}

/** Sends over SMTP, one connection each: a connection that is kept may be dead when it is needed. */
export function smtpMailer(
  { url, from }: { readonly url: string; readonly from: string },
  domain: string,
): SendEmail {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // Nothing in a message makes this process read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, to, subject, text, html, unsubscribe }) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      throw isRefusal(error)
        ? new PermanentFailure('the mail server refuses the message', { cause: error })
        : error;
    }
  };
}
