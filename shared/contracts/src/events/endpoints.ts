/** What browsers count; no browser waits for an answer, and there is nothing in it worth reading. */
import { EventBatch } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const eventsReport = endpoint({
  method: 'POST',
  path: 'server/events',
  access: 'public',
  tag: 'events',
  summary: 'What was looked at and bought, counted',
  body: EventBatch,
});
