/** What browsers count; no browser waits for an answer, and there is nothing in it worth reading. */
import { EventBatch } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { post } = endpointsOf('events');

export const eventsReport = post('server/events', 'public', {
  summary: 'What was looked at and bought, counted',
  body: EventBatch,
});
