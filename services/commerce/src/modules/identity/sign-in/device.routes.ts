import { deviceList, type Devices, deviceSignOut, deviceSignOutOthers } from '@suvarna/contracts/identity';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { deviceNameOf } from '../records/device-name.ts';
import { forgetOtherDevices, livingSignIns } from '../records/device.store.ts';
import { endElsewhere } from '../session/end-session.ts';
import { deviceCookieOf } from '../session/session-cookies.http.ts';
import { shopperOf } from '../session/session.plugin.ts';

/** The sign-in of a customer's call. */
export function signInOf(request: FastifyRequest): string {
  if (request.signInId === null) throw new Error('A call of a customer has no sign-in.');
  return request.signInId;
}

async function devicesOf(db: Database | Tx, customerId: string, current: string, at: Date): Promise<Devices> {
  const rows = await livingSignIns(db, customerId, at);
  const results = rows.map((row) => ({
    device_id: row.id,
    ...deviceNameOf(row.user_agent),
    country: row.country,
    signed_in_at: row.created_at.toISOString(),
    last_seen_at: row.last_used_at.toISOString(),
    current: row.id === current,
  }));
  return { results: [...results.filter((one) => one.current), ...results.filter((one) => !one.current)] };
}

/** Where the account is signed in. */
export function deviceRoutes({ db, clock, config }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, deviceList, async (request) =>
      envelope(await devicesOf(db, shopperOf(request).id, signInOf(request), clock())),
    );

    serveOnce(app, deviceSignOut, async ({ tx, request }) => {
      const { id } = shopperOf(request);
      const current = signInOf(request);
      const { device_id: only } = request.body;
      // This browser signs out by signing out, which takes its cookies away as well.
      const isOther = only !== current;
      if (!isOther || (await endElsewhere(tx, id, { only }, 'signed-out-elsewhere', clock())) === 0)
        throw new Refusal('ACCOUNT.DEVICE_NOT_FOUND');
      return envelope(await devicesOf(tx, id, current, clock()));
    });

    serveOnce(app, deviceSignOutOthers, async ({ tx, request }) => {
      const { id } = shopperOf(request);
      const current = signInOf(request);

      await endElsewhere(tx, id, { allBut: current }, 'signed-out-elsewhere', clock());
      await forgetOtherDevices(tx, id, deviceCookieOf(request, config));
      return envelope(await devicesOf(tx, id, current, clock()));
    });
  };
}
