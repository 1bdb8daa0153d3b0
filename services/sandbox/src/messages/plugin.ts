import type { FastifyPluginAsync } from 'fastify';
import { once } from 'node:events';
import type { Sandbox } from '../sandbox.ts';
import { messageListRoutes } from './list.routes.ts';
import { createMailReceiver } from './mail-receiver.ts';
import { createOutbox } from './outbox.ts';
import { smsRoutes } from './sms.routes.ts';

/** The providers of messages: SMS over HTTP, e-mail over SMTP, and a page of what was sent. */
export function messageRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const { config, log } = sandbox;
  const outbox = createOutbox();
  const mail = createMailReceiver(sandbox, outbox);
  return async (app) => {
    app.addHook('onListen', async () => {
      const listening = once(mail.server, 'listening');
      mail.listen(config.smtpPort, config.host);
      await listening;
      log.info({ address: mail.server.address() }, 'mail is received');
    });
    app.addHook(
      'onClose',
      () =>
        new Promise<void>((resolve) => {
          if (mail.server.listening) mail.close(() => resolve());
          else resolve();
        }),
    );
    await app.register(smsRoutes(sandbox, outbox), { prefix: '/messages' });
    await app.register(messageListRoutes(outbox), { prefix: '/list/messages' });
  };
}
