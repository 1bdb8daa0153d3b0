/** Calls that got no answer, as browsers tell of them; nobody waits for what comes of it. */
import { errorAlertBody } from '../api/error-alert.ts';
import { addressOf, endpoint, type Endpoint } from '../endpoint.ts';
import * as bag from './bag.ts';
import * as checkout from './checkout.ts';
import * as customers from './customers.ts';
import * as orders from './orders.ts';

/** Calls that operators are told of. */
const ALERTS = Object.values<Endpoint>({ ...bag, ...orders, ...customers, ...checkout }).filter(
  ({ alert }) => alert !== undefined,
);

export const alertReport = endpoint({
  method: 'POST',
  path: 'server/errorAlert',
  access: 'public',
  tag: 'events',
  summary: 'A call of a browser that got no answer',
  body: errorAlertBody(ALERTS.map((alert) => addressOf(alert))),
});
