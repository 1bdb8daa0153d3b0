import { databaseOver } from '../platform/database/database.ts';
import { MESSAGE_TEMPLATES } from '../message-templates.ts';
import { createPool } from '@suvarna/database/pool';
import { httpSms } from '../platform/notifications/http-sms.ts';
import { MODULES } from '../modules.ts';
import { smtpMailer } from '../platform/notifications/smtp-mailer.ts';
import type { App } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { alertChannel } from '../platform/notifications/alert-channel.ts';
import { emailChannel, smsChannel } from '../platform/notifications/channels.ts';
import { shopAt } from '../platform/notifications/render.ts';
import { deliverToConsumers } from '../platform/outbox/consume.ts';
import type { RelayChannel } from '../platform/outbox/relay.ts';
import { ROLE, SCHEMA } from '../platform/database/migrations.ts';
import { CONSUMERS } from '../consumers.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { JOBS } from './jobs-of-the-service.ts';
import { startRelay } from '../platform/jobs/relay-loop.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';

const STATEMENT_MS = 30_000;
/** Of the time a stopping service has: what is left ends the connections. */
const shareOf = (drainMs: number): number => drainMs * 0.8;

export interface Background {
  /** What is under way may finish; what does not is done again by the next process. */
  stop(): Promise<void>;
}

/** What this service does beside its routes: it delivers the outbox and works on its jobs, over connections of its own. */
export async function startBackground(
  deps: Dependencies,
  measurePool: App['measurePool'],
): Promise<Background> {
  const { config, log } = deps;
  const pool = createPool({
    url: config.database.directUrl,
    schema: SCHEMA,
    role: ROLE,
    name: 'commerce-background',
    max: config.database.connections.jobs,
    statementTimeout: STATEMENT_MS,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
  });
  measurePool('jobs', pool);
  const context: JobContext = { ...deps, pool, db: databaseOver(pool) };
  const shop = shopAt(config.shopOrigin, config.contact);
  const { smtp, sms } = config.outward;
  const channels: readonly RelayChannel[] = [
    { channel: 'events', atOnce: 4, deliver: deliverToConsumers(context.db, CONSUMERS) },
    ...(smtp === null ? [] : [emailChannel(smtpMailer(smtp, shop.domain), MESSAGE_TEMPLATES, shop)]),
    alertChannel(config.outward.alertUrl, log),
    ...MODULES.flatMap((module) => module.channels?.(context) ?? []),
    ...(sms === null ? [] : [smsChannel(httpSms(sms), MESSAGE_TEMPLATES, shop)]),
  ];
  if (smtp === null) log.warn('SMTP_URL is not set: e-mail waits in the outbox');
  if (sms === null) log.warn('SMS_URL is not set: SMS wait in the outbox');
  const jobs = await startJobs(pool, context, JOBS);
  const relay = startRelay(context, channels);
  return {
    async stop() {
      await Promise.all([jobs.stop(shareOf(config.drainMs)), relay.stop(shareOf(config.drainMs))]);
      await pool.end();
    },
  };
}
