import { describe, expect, it, jest } from '@jest/globals';
import type { ErrorAlertBody } from '@suvarna/contracts/alerts';
import { ALERT_EVENTS } from '@suvarna/contracts/call-properties';
import { createErrorAlerts } from './error-alerts.ts';

function anAlerter() {
  const sent: ErrorAlertBody[] = [];
  const whenToSend = jest.fn<(flush: () => void) => void>();
  const alerts = createErrorAlerts({ send: (alert) => sent.push(alert), whenToSend });
  return { alerts, sent, whenToSend };
}

describe('alerts of calls without an answer', () => {
  it.each([...ALERT_EVENTS])('%s is told as %s once the line is back, once', (path, event) => {
    const { alerts, sent } = anAlerter();
    alerts.keep(path, 'key-1');
    expect(sent).toEqual([]);
    alerts.flush();
    alerts.flush();
    expect(sent).toEqual([{ event, status: 0, path: `/api/${path}`, correlation_id: 'key-1' }]);
  });

  it('are of those calls only, and of one try of each', () => {
    const { alerts, sent, whenToSend } = anAlerter();
    for (const path of ['customer/cart/list/', 'customer_account/login', 'constructor', 'server/errorAlert'])
      alerts.keep(path, 'key-1');
    expect(whenToSend).not.toHaveBeenCalled();
    for (const key of ['key-1', 'key-1', 'key-2']) alerts.keep('customer/cart/add/', key);
    alerts.flush();
    expect(sent.map(({ correlation_id }) => correlation_id)).toEqual(['key-1', 'key-2']);
    expect(whenToSend).toHaveBeenCalledTimes(1);
  });

  it('are few, however often a shopper tries offline', () => {
    const { alerts, sent } = anAlerter();
    for (let at = 0; at < 100; at += 1) alerts.keep('coupon/coupon/apply/', `key-${at}`);
    alerts.flush();
    expect(sent).toHaveLength(10);
  });

  it('do not come round again when telling fails', () => {
    const send = jest.fn(() => {
      throw new Error('away');
    });
    const alerts = createErrorAlerts({ send, whenToSend: () => undefined });
    alerts.keep('customer/cart/add/', 'key-1');
    expect(() => alerts.flush()).toThrow('away');
    alerts.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
