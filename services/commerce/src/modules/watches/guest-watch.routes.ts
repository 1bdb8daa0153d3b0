import {
  type GuestWatch,
  guestWatchAdd,
  guestWatchConfirm,
  guestWatchDetails,
  guestWatchStop,
  guestWatchUnsubscribe,
  guestWatchUnsubscribePage,
} from '@suvarna/contracts/watches';
import { fieldIn, localizePath } from '@suvarna/contracts/locale';
import { isEmail, normaliseEmail } from '@suvarna/forms/email';
import type { FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { takeLimit } from '../../platform/http/limits/limits.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { tell } from '../../platform/notifications/tell.ts';
import { snapshotNow } from '../catalogue/index.ts';
import { assertNeeded, assertRoom } from './add-watch.ts';
import { forgetUnanswered, quietAddresses } from './quiet-addresses.ts';
import { readToken, tokenOf } from './guest-link.ts';
import { viewWatch } from './view-watch.ts';
import { wantedOf } from './wanted.http.ts';
import {
  confirmWatch,
  deleteOpenOf,
  findOfLetter,
  lockOwner,
  ofAddress,
  putWatch,
  type WatchRow,
} from './watch.store.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'catalogue' | 'config'>;

/** What RFC 8058 sends, the first where it can. */
const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const WEEK_MS = 7 * 86_400_000;

async function rowOf(db: Database | Tx, secret: string, token: string) {
  const letter = readToken(secret, token);
  const row = letter && (await findOfLetter(db, letter.id));
  if (row === undefined) throw new Refusal('WATCH.NOT_FOUND');
  // No reader says yes to another price than the one that they read.
  return row.confirmed_at === null ? { ...row, ...letter?.price } : row;
}

/** What a link of a letter opens, for a reader who has it. */
export function guestWatchPages({ db, catalogue, config }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, guestWatchDetails, async (request) => {
      const row = await rowOf(db, config.documentSecret, request.query.token);
      return envelope(viewGuestWatch(row, catalogue));
    });
  };
}

function viewGuestWatch(row: WatchRow, catalogue: Dependencies['catalogue']): GuestWatch {
  return {
    state: row.told_at !== null ? 'told' : row.confirmed_at !== null ? 'waiting' : 'asked',
    watch: viewWatch(row, snapshotNow(catalogue)),
  };
}

/** `product/notify_me/guest/…`: to be told by e-mail without an account, once the address has said yes. */
export function guestWatchRoutes(needs: Needs): FastifyPluginAsync {
  const { clock, catalogue, config } = needs;
  const secret = config.documentSecret;
  const quiet = quietAddresses(needs);

  return async (app) => {
    serveOnce(app, guestWatchAdd, async ({ tx, request }) => {
      const { email: typed, ...body } = request.body;
      if (!isEmail(typed))
        throw new Refusal('REQUEST.INVALID', { fields: { '/email': 'is no e-mail address' } });
      const email = normaliseEmail(typed);
      const asked = wantedOf(catalogue, request, body);
      const { design, wanted } = asked;
      const { at_most: atMost, kind, currency } = wanted;
      assertNeeded(asked);
      const owner = ofAddress(email);
      // Before anything is counted, in the order of a yes: neither waits for the other in a circle.
      await lockOwner(tx, owner);
      await takeLimit(tx, request, guestWatchAdd, { email });
      // The answer is the same for every address: it says nothing about whose it is.
      const answer = envelope({ sent_to: email });
      if (await quiet.isQuiet(tx, email)) return answer;
      const at = clock();
      const row = await putWatch(tx, {
        ...wanted,
        ...owner,
        id: randomUUID(),
        created_at: at,
        confirmed_at: null,
        told_at: null,
      });
      await tell(tx, {
        to: { contact: email, locale: wanted.locale },
        purpose: 'necessary',
        template: 'watch-confirm',
        values: {
          kind,
          title: fieldIn(design, 'title', wanted.locale),
          atMost,
          currency,
          token: tokenOf(secret, {
            id: row.id,
            email,
            ...(atMost !== null && { price: { at_most: atMost, currency } }),
          }),
        },
        key: `watch-confirm:${row.id}:${randomUUID()}`,
        expiresAt: new Date(at.getTime() + WEEK_MS),
      });
      return answer;
    });

    serveOnce(app, guestWatchConfirm, async ({ tx, request }) => {
      const { token } = request.body;
      await sayYes(tx, needs, token);
      return envelope(viewGuestWatch(await rowOf(tx, secret, token), catalogue));
    });

    serveOnce(app, guestWatchStop, async ({ tx, request }) => {
      const stopped = await stopAll(tx, needs, request.body.token);
      if (stopped === undefined) throw new Refusal('WATCH.NOT_FOUND');
      return envelope({ stopped });
    });
  };
}

/**
 * Says yes for an address, once. How many it waits for is asked here: what strangers type counts for no reader, and
 * no stranger learns by typing an address how many it waits for.
 *
 * @throws Refusal for what is no link of ours, or leads to nothing any more, and for one too many
 */
export async function sayYes(tx: Tx, needs: Needs, token: string): Promise<void> {
  const secret = needs.config.documentSecret;
  const before = await rowOf(tx, secret, token);
  await lockOwner(tx, before);
  // As it is now that no other transaction changes it.
  const row = await rowOf(tx, secret, token);
  if (row.confirmed_at !== null) return;
  await assertRoom(tx, row);
  await confirmWatch(tx, row, needs.clock());
  await forgetUnanswered(tx, needs, row.email);
}

/**
 * Ends all that the address of a letter waits for, whatever became of what the letter was about. A reader who never
 * said yes to it is not asked again for a while.
 *
 * @returns how many ended; nothing for what is no link of ours
 */
export async function stopAll(
  tx: Tx,
  needs: Pick<Dependencies, 'clock' | 'config'>,
  token: string,
): Promise<number | undefined> {
  const letter = readToken(needs.config.documentSecret, token);
  const email = letter && (letter.email ?? (await findOfLetter(tx, letter.id))?.email);
  if (letter === undefined || email === undefined) return undefined;
  const owner = ofAddress(email);
  await lockOwner(tx, owner);
  const asked = await findOfLetter(tx, letter.id);
  if (asked?.confirmed_at === null) await quietAddresses(needs).keepQuiet(tx, email);
  return deleteOpenOf(tx, owner);
}

/**
 * One click in a mail programme (RFC 8058): a form without a session. What was ended before is ended. A
 * programme that opens the address instead comes to the page that asks.
 */
export function guestUnsubscribeRoutes(needs: Needs): FastifyPluginAsync {
  const { db, config } = needs;
  return async (app) => {
    app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, {}),
    );
    serve(app, guestWatchUnsubscribe, (request) =>
      db
        .transaction()
        .execute(async (tx) => envelope({ stopped: (await stopAll(tx, needs, request.query.token)) ?? 0 })),
    );
    serve(app, guestWatchUnsubscribePage, async (request, reply) => {
      const { token } = request.query;
      const letter = readToken(config.documentSecret, token);
      const row = letter && (await findOfLetter(db, letter.id));
      const page = localizePath('/notify-me/', row?.locale ?? 'en');
      return reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .redirect(`${config.shopOrigin}${page}?token=${encodeURIComponent(token)}`, 303);
    });
  };
}
