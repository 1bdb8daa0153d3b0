/** What the store's people do with what customers ask for, of whatever kind. */
import { Download } from '../base/endpoint/envelope.ts';
import {
  Queue,
  QueueDecisionBody,
  QueuedRequestDetails,
  QueuedRequestQuery,
  QueuedPhotoQuery,
  QueueFigures,
  QueueQuery,
} from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const requestQueue = get('request/queue/', 'staff-view', {
  summary: 'What customers ask for, of all kinds: the newest first, or what is due first',
  query: QueueQuery,
  answer: Queue,
});

export const requestDetails = get('request/details/', 'staff-view', {
  summary: 'A request with its evidence, what can be decided, and what was',
  query: QueuedRequestQuery,
  answer: QueuedRequestDetails,
});

export const requestDecision = post('request/decision/', 'staff-admin', {
  once: true,
  summary: 'Decides a request, and notifies its customer',
  body: QueueDecisionBody,
  answer: QueuedRequestDetails,
});

export const requestPhoto = get('request/photo/', 'staff-view', {
  summary: 'A picture that came with a request',
  query: QueuedPhotoQuery,
  whole: Download,
});

export const requestFigures = get('request/figures/', 'staff-view', {
  summary: 'How many requests stand in which state, by kind',
  answer: QueueFigures,
});
