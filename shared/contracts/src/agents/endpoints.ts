/** A person goes on with what an assistant chose. The right to it is the link, in the first browser that opens it. */
import { Handover, HandoverBody, HandoverTaken } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { HOUR_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const { post } = endpointsOf('agents');

/** Nobody guesses 128 bits; whoever tries is not to keep the database busy. */
const GUESSES: Limit = {
  name: 'agent-link',
  seconds: HOUR_SECONDS,
  counts: 'vain',
  only: 'AGENTS.LINK_UNKNOWN',
  shopper: 20,
  address: 100,
};

export const handoverOpen = post('agents/handover/open/', 'shopper', {
  once: true,
  summary: 'What an assistant chose; from then on the link is this browser’s',
  body: HandoverBody,
  answer: Handover,
  limit: GUESSES,
});

export const handoverTake = post('agents/handover/take/', 'shopper', {
  once: true,
  summary: 'Puts what an assistant chose into the bag',
  body: HandoverBody,
  answer: HandoverTaken,
  limit: GUESSES,
});
