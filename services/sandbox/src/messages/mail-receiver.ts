import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Sandbox } from '../sandbox.ts';
import type { MessageOutbox } from './outbox.ts';

const LARGEST = 256 * 1024;

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An SMTP server that accepts everything and delivers nothing. Without TLS and without a password: it hears this machine only. */
export function createMailReceiver({ log }: Sandbox, outbox: MessageOutbox): SMTPServer {
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const mail = await PostalMime.parse(await read(stream));
    for (const recipient of session.envelope.rcptTo) {
      outbox.put({
        channel: 'email',
        id: `${mail.messageId ?? session.id} ${recipient.address}`,
        at: new Date().toISOString(),
        to: recipient.address,
        subject: mail.subject ?? '',
        text: (mail.text ?? '').trimEnd(),
        ...(mail.html !== undefined && { html: mail.html }),
      });
    }
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST,
    logger: false,
    disableReverseLookup: true,
    onData: (stream, session, done) => callbackify(take)(stream, session, done),
  });
  server.on('error', (error) => log.warn({ err: error }, 'a mail connection failed'));
  return server;
}
