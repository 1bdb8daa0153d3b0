import { openCode } from '../../src/modules/gift-cards/card-code.ts';
import { goldQuoteFor, pieceQuoteFor, tradedIn } from '../../src/modules/exchange/authorisation.fixtures.ts';
import { callerIdRequestOf } from '../../src/modules/identity/authorisation.fixtures.ts';
import { boxPieceOf, boxShareOf } from '../../src/modules/jewellery-box/authorisation.fixtures.ts';
import { personOf } from '../../src/modules/measurements/authorisation.fixtures.ts';
import { JPEG } from '../../src/modules/orders/delivered.fixtures.ts';
import { watchOf } from '../../src/modules/watches/authorisation.fixtures.ts';
import { tokenOf as tokenOfLetter } from '../../src/modules/watches/guest-link.ts';
import type { Principal } from '../authorisation/principals.fixtures.ts';
import type { ResourceFactory } from '../authorisation/resources.fixtures.ts';
import type { RunningSandbox } from '../sandbox.fixtures.ts';
import type { Service } from '../service.fixtures.ts';

/** What things are made with. */
interface Shop {
  readonly service: Service;
  readonly own: ResourceFactory;
  readonly product: number;
  readonly sandbox: RunningSandbox;
  readonly staff: Principal;
  /** A customer who sends no strange requests. */
  readonly other: Principal;
}

async function asked<Data>(
  who: Principal,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Data> {
  const reply = await who.ask({ method, path, ...(body !== undefined && { body }) });
  if (reply.status !== 200) throw new Error(`${who.name} has no thing by ${path}: ${reply.text}`);
  return reply.body?.data as Data;
}
const made = <Data>(who: Principal, path: string, body: object): Promise<Data> =>
  asked(who, 'POST', path, body);
const read = <Data>(who: Principal, path: string): Promise<Data> => asked(who, 'GET', path);

const BY = 'Meera Nair';

/** What every shopper has, guests as well. */
export async function thingsOfShopper({ own }: Pick<Shop, 'own'>, owner: Principal) {
  const [orderline, returned] = [await own.orderLine(owner), await own.orderLine(owner)];
  const [delivered, returning] = [await own.orderOf(orderline), await own.orderOf(returned)];
  const body = { order_no: returning, item_ids: [returned], reason_id: 11 };
  await made(owner, '/api/order/order/return_request/', body);
  const [refund, placed] = [await own.refund(owner), await own.order(owner, 'placed')];
  // The last one: any other takes the place of an order that waits.
  const waiting = await own.order(owner);
  const [voucher, caller] = [await own.voucher(owner), await callerIdRequestOf(owner)];
  const [address, lock] = [await own.address(owner), await own.lock(owner)];
  // A line of the bag as it was locked.
  const { items } = await read<{ items: { item_id: string }[] }>(owner, '/api/customer/cart/list/');
  const line = items[0]?.item_id ?? '';
  return {
    ...{ orderline, delivered, returning, placed, waiting, refund },
    ...{ voucher, caller, address, lock, line },
  };
}

/** The same of a customer, and what guests do not have. */
export async function thingsOfCustomer(shop: Shop, owner: Principal) {
  // Before the bag is locked, which it is looked at for.
  const requests = await requestsOf(shop, owner);
  const things = await thingsOfShopper(shop, owner);
  const change = { kind: 'email', to: 'asha.new@suvarna.example' };
  await made(owner, '/api/customer/customer_account/contacts/begin/', change);
  const share = await boxShareOf(owner);
  const wishes = await made<{ token: string }>(owner, '/api/customer_wishlist/share/', {});
  return {
    ...things,
    ...requests,
    ...(await plansOf(shop, owner)),
    ...(await cardsOf(shop, owner)),
    boxpiece: await boxPieceOf(owner),
    boxshare: share.share_id,
    boxtoken: share.token,
    wishes: wishes.token,
    person: await personOf(owner),
    watch: await watchOf(owner),
    device: await deviceOf(owner),
    review: (await reviewOf(shop, owner)).review_id,
    goldquote: await goldQuoteFor(owner),
    piecequote: await pieceQuoteFor(owner, things.orderline),
  };
}

/** A plan whose first payment is under way, and one that was begun with money on paper. */
async function plansOf({ own, service, staff }: Shop, owner: Principal) {
  const [plan, paidplan] = [await own.plan(owner), await own.plan(owner)];
  const { payment_id: payment } = await made<{ payment_id: string }>(
    owner,
    '/api/golden_bounty/installment/pay/',
    { plan_id: plan, installment_number: 1, mode: 'sandbox' },
  );
  await made(staff, '/staff/plan/paper_payment/', {
    plan_id: paidplan,
    amount_paise: 100_000,
    paper_no: paidplan,
    settled_by: BY,
    note: 'A cheque',
  });
  const [paidpayment = ''] = await service.column(
    'select payment_id from bounty_payments where plan_id = $1',
    [paidplan],
  );
  return { plan, payment, paidplan, paidpayment };
}

/** A gift card that waits for its money, and one that was paid for, with its code. */
async function cardsOf({ service, sandbox }: Shop, owner: Principal) {
  const buy = () =>
    made<{ card_id: string; redirect_url: string }>(owner, '/api/gift_card/buy/', {
      design: 'lotus',
      amount_paise: 100_000,
      from_name: 'Asha',
      to_name: 'Ravi',
      message: '',
      delivery: 'print',
    });
  const [waiting, paid] = [await buy(), await buy()];
  await sandbox.press(paid.redirect_url, 'success');
  await made(owner, '/api/gift_card/payment/verify/', { card_id: paid.card_id });
  const [sealed = Buffer.of()] = await service.column<Buffer>(
    'select code_sealed from gift_cards where card_id = $1',
    [paid.card_id],
  );
  const cardcode = openCode(service.app.deps.config.documentSecret, paid.card_id, sealed);
  return { card: waiting.card_id, paidcard: paid.card_id, cardcode };
}

/** Old gold that was handed in: just now, and with an offer for it; and a wish to pay in months. */
async function requestsOf({ own, staff }: Shop, owner: Principal) {
  // A day of more than two lakh needs a PAN.
  const more = { pan: 'ABCPR1234F', photos: [JPEG] };
  const [waiting, offered] = [await tradedIn(owner, more), await tradedIn(owner, more)];
  const terms = { net_weight_mg: 700, karat: 22, huid: 'none' };
  for (const step of [{ to: 'received' }, { to: 'inspected', terms }, { to: 'offered' }])
    await made(staff, '/staff/request/decision/', { request_id: offered, decided_by: BY, ...step });
  const { results } = await read<{ results: { request_id: string; can: { withdraw: boolean } }[] }>(
    owner,
    '/api/emi/emi_request/list/',
  );
  // There is one at a time for the same pieces.
  const open = results.find(({ can }) => can.withdraw)?.request_id;
  return { asked: waiting, offered, emi: open ?? (await own.emiRequest(owner)) };
}

/** Another sign-in of theirs. */
async function deviceOf(owner: Principal): Promise<string> {
  const { results } = await read<{ results: { device_id: string; current: boolean }[] }>(
    owner,
    '/api/customer/customer_account/devices/',
  );
  return results.find(({ current }) => !current)?.device_id ?? '';
}

interface Review {
  readonly review_id: string;
  readonly version: number;
  readonly photos: readonly { readonly photo_id: string }[];
}

/** A new one of the product, of which they may have one. */
async function reviewOf({ product }: Shop, owner: Principal): Promise<Review> {
  const path = '/api/customer_reviews_ratings/reviews';
  const { review } = await read<{ review: Review | null }>(
    owner,
    `${path}/own/?product_id=${String(product)}`,
  );
  if (review !== null) await made(owner, `${path}/delete/`, { review_id: review.review_id });
  const said = { product_id: product, rating: 4, title: 'Worth it', text: 'It shines, and it fits.' };
  return made(owner, `${path}/add/`, { ...said, photos: [JPEG] });
}

/** An article: a draft, one that is published, and one that will be. */
async function articlesOf({ staff }: Shop, count: number) {
  const write = async (name: string, at?: object): Promise<string> => {
    const [of, why] = [{ kind: 'blog', slug: `${name}-${String(count)}` }, 'New'];
    const texts = { en: WORDS, hi: WORDS };
    await made(staff, '/staff/content/save/', { ...of, edition: 0, texts, why, saved_by: BY });
    const decided = { ...of, ...at, edition: 1, version: 1, why, decided_by: BY };
    if (at !== undefined) await made(staff, '/staff/content/publish/', decided);
    return of.slug;
  };
  const [draft, published] = [await write('draft'), await write('published', {})];
  return { draft, published, planned: await write('planned', { at: VISIT_AT }) };
}

/** What is of no caller: another customer's, or the store's. @param count how often things were made before */
export async function thingsOfOthers(shop: Shop, count: number) {
  const { service, staff, other, product } = shop;
  const review = await reviewOf(shop, other);
  await made(staff, '/staff/review/moderate/', {
    review_id: review.review_id,
    version: review.version,
    decision: 'shown',
    decided_by: BY,
  });
  const email = 'letters@suvarna.example';
  const wanted = { product_id: product, kind: 'price', at_most_paise: 100, email };
  await made(other, '/api/product/notify_me/guest/', wanted);
  const [letter = ''] = await service.column('select id from watches where email = $1', [email]);
  const visit = await made<{ token: string }>(other, '/api/store/appointment/create/', {
    store_id: 'in-champa-house',
    kind: 'store',
    starts_at: VISIT_AT,
    name: 'Asha Mehta',
    mobile: '91-9845000000',
  });
  const [appointment = ''] = await service.column('select id from appointments order by created_at desc');
  const { ticket } = await made<{ ticket: string }>(other, '/api/content/contact/create/', {
    name: 'Asha Mehta',
    email,
    message: `When do you open on day ${String(count)}?`,
  });
  const call = await made<{ request_id: string }>(other, '/api/golden_bounty/callback_request/create/', {
    name: 'Asha Mehta',
    phone: '91-9845000000',
    time: 'morning',
  });
  const { name: picture } = await made<{ name: string }>(staff, '/staff/content/picture/add/', {
    ...JPEG,
    why: 'New',
    added_by: BY,
  });
  return {
    otherreview: review.review_id,
    reviewphoto: review.photos[0]?.photo_id ?? '',
    letter: tokenOfLetter(service.app.deps.config.documentSecret, { id: letter, email }),
    ...{ visit: visit.token, appointment, ticket, callback: call.request_id, picture },
    ...(await articlesOf(shop, count)),
  };
}

/** Half past twelve in India, the day after tomorrow. */
export const VISIT_AT = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T07:00:00Z`;
const WORDS = { title: 'Rings', lead: 'A ring is worn every day.', body: 'It is made of gold.' };

type Made<Make extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Make>>;
/** Ids, codes and tokens of things by their kinds. */
export type Things = Readonly<Made<typeof thingsOfCustomer> & Made<typeof thingsOfOthers>>;

/** Requests name things by placeholders, since most are used up by the first request that succeeds. */
export const placeholder = (thing: keyof Things): string => `THING-${thing.toUpperCase()}-X`;

export function filled(text: string, known: Things): string {
  const things: Readonly<Record<string, string>> = known;
  return text.replaceAll(/THING-([A-Z]+)-X/g, (whole, name: string) => things[name.toLowerCase()] ?? whole);
}
