/** Calls that got no answer, as browsers tell of them; no browser waits for what comes of it. */
import { errorAlertBody } from './schemas.ts';
import { addressOf, type Endpoint, endpointsOf } from '../base/endpoint/endpoint.ts';
import * as bag from '../bag/endpoints.ts';
import * as checkout from '../checkout/endpoints.ts';
import * as customers from '../customers/endpoints.ts';
import * as orders from '../orders/endpoints.ts';

const { post } = endpointsOf('events');

/** Calls that operators are told of. */
const ALERTS = Object.values<Endpoint>({ ...bag, ...orders, ...customers, ...checkout }).filter(
  ({ alert }) => alert !== undefined,
);

export const alertReport = post('server/errorAlert', 'public', {
  summary: 'A call of a browser that got no answer',
  body: errorAlertBody(ALERTS.map((alert) => addressOf(alert))),
});
