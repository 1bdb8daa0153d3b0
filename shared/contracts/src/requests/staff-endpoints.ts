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
import { endpoint } from '../base/endpoint/endpoint.ts';

export const requestQueue = endpoint({
  method: 'GET',
  path: 'request/queue/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'What customers ask for, of all kinds: the newest first, or what is due first',
  query: QueueQuery,
  answer: Queue,
});

export const requestDetails = endpoint({
  method: 'GET',
  path: 'request/details/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'A request with its evidence, what can be decided, and what was',
  query: QueuedRequestQuery,
  answer: QueuedRequestDetails,
});

export const requestDecision = endpoint({
  method: 'POST',
  path: 'request/decision/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Decides a request, and notifies its customer',
  body: QueueDecisionBody,
  answer: QueuedRequestDetails,
});

export const requestPhoto = endpoint({
  method: 'GET',
  path: 'request/photo/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'A picture that came with a request',
  query: QueuedPhotoQuery,
  whole: Download,
});

export const requestFigures = endpoint({
  method: 'GET',
  path: 'request/figures/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'How many requests stand in which state, by kind',
  answer: QueueFigures,
});
