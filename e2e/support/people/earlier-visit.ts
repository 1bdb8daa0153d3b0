/**
 * What an earlier visit left behind: a bag, a sign-in, an account, made at the store's API and kept
 * where the store keeps them (specification §3). For journeys that begin there; how a shopper gets
 * there is gone by hand in `buy-as-guest`, `keep-the-bag-at-sign-in`, `sign-in-with-a-code`,
 * `write-before-the-page-is-hydrated` and `open-an-account`.
 */
import type { Listing, ProductDetail } from '@suvarna/contracts/catalogue';
import type { Cart, GuestSession, Login } from '@suvarna/contracts/bag';
import { test, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { askedBefore } from '../prompts.ts';
import { codeSentTo, nextCodeTo } from '../store/sandbox.ts';

/** Of the store's origin, and nothing that runs. */
const QUIET_PAGE = '/favicon.svg';
/** Above ₹2,00,000 the law wants a PAN, which no more than one journey is about. */
const WITHOUT_PAN_PAISE = 200_000_00;

export interface Account {
  readonly email: string;
  readonly password: string;
}

type Kept = Readonly<Record<string, string>>;

/** Asks the store, as who has the token. @returns the data of the answer */
export async function callAs<Data>(
  page: Page,
  token: string | undefined,
  path: string,
  body?: object,
): Promise<Data> {
  const answer = await page.context().request.fetch(`/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      currency_code: 'INR',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { readonly data: Data }).data;
}

const keep = (page: Page, entries: Kept): Promise<void> =>
  page.evaluate((kept) => {
    localStorage.removeItem('guestToken');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);

/** Opens a page on which nothing runs, unless it is open. @returns the token of who shops there, a guest's when it is the first visit */
export async function shopperAt(page: Page): Promise<string> {
  if (!page.url().endsWith(QUIET_PAGE)) await page.goto(QUIET_PAGE);
  const known = await page.evaluate(
    () => localStorage.getItem('__token__') ?? localStorage.getItem('guestToken'),
  );
  if (known !== null) return known;
  const uuidGuest = randomUUID();
  const { access_token: guestToken } = await callAs<GuestSession>(
    page,
    undefined,
    'customer/customer_account/createguest/',
    { uuid: uuidGuest, shopBy: 1, device_type: 'website' },
  );
  await keep(page, { uuidGuest, guestToken });
  return guestToken;
}

/** @returns the token of the customer who is signed in in this browser, whose page stays as it is */
export async function customerAt(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('__token__'));
  if (token === null) throw new Error('no shopper is signed in here');
  return token;
}

/** As the store itself keeps a login; the page `next`, if there is one, is opened with it. */
async function enter(page: Page, next: string | null, login: Login, loginType: string): Promise<void> {
  await keep(page, {
    __token__: login.access_token,
    username: login.username,
    email: login.email,
    customer_email: login.email,
    userPhoneNumber: login.phone_no,
    account_exists: String(login.account_exist),
    login_type: loginType,
    // An account without a phone is asked for one by and by; this login turned that down already.
    ...(login.phone_no === '' && { phoneUpdateAsked: login.email }),
  });
  if (next !== null) await page.goto(next);
}

/** A new phone. */
export const newPhone = (): string => `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** Signs in with a password and opens `next`, if there is one. */
export async function enterWithPassword(
  page: Page,
  next: string | null,
  { email, password }: Account,
): Promise<void> {
  const guest = await shopperAt(page);
  await enter(
    page,
    next,
    await callAs<Login>(page, guest, 'customer_account/login', { email, password }),
    'password',
  );
}

/** Makes the browser one that was never in the store: it keeps nothing, and no account knows it. */
export async function forgetEverything(page: Page): Promise<void> {
  await page.goto(QUIET_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().addCookies(askedBefore(new URL(page.url()).origin));
}

/** Gives the code that makes this browser known to the account that is signed in here. @param to where its codes go, a phone with its `+` or an address */
export async function giveCode(page: Page, to: string, sandbox?: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('__token__') ?? undefined);
  const proof = 'customer/customer_account/proof/';
  const send = async (): Promise<void> => {
    await callAs(page, token, `${proof}send/`, {});
  };
  const otp = await nextCodeTo(to, send, sandbox);
  await callAs(page, token, `${proof}give/`, { otp });
}

/** Opens an account by a code to a new phone, and opens `next`, if there is one. @returns the phone, ten digits */
export async function enterWithNewPhone(page: Page, next: string | null = null): Promise<string> {
  const guest = await shopperAt(page);
  const phone = newPhone();
  const telephone = `91-${phone}`;
  await callAs(page, guest, 'customer/customer_otp/', {
    customer_telephone: telephone,
    update_type: 'login',
  });
  const otp = await codeSentTo(`+91${phone}`);
  await enter(
    page,
    next,
    await callAs<Login>(page, guest, 'customer/customer_verify_otp/', {
      customer_telephone: telephone,
      otp,
      update_type: 'login',
    }),
    'otp',
  );
  return phone;
}

export const newAccount = (): Account => ({
  email: `tara.${randomUUID()}@suvarna.example`,
  password: 'a sentence only I know',
});

/** An account of Tara Sen's, without a phone; the page `next`, if there is one, is opened with it. */
export async function openAccount(page: Page, next: string | null = null): Promise<Account> {
  const { email, password } = newAccount();
  const guest = await shopperAt(page);
  await callAs(page, guest, 'customer/customer_account/register/', {
    email,
    password,
    first_name: 'Tara',
    last_name: 'Sen',
  });
  const otp = await codeSentTo(email);
  await enter(
    page,
    next,
    await callAs<Login>(page, guest, 'customer/customer_verify_email_otp/', { email, otp }),
    'email_otp',
  );
  return { email, password };
}

/** Proves a phone for the account that is signed in here, which has none. @returns its ten digits */
export async function addPhone(page: Page): Promise<string> {
  const token = await customerAt(page);
  const phone = newPhone();
  const proof = { customer_telephone: `91-${phone}`, update_type: 'update' };
  await callAs(page, token, 'customer/customer_otp/', proof);
  const otp = await codeSentTo(`+91${phone}`);
  await callAs(page, token, 'customer/customer_verify_otp/', { ...proof, otp });
  return phone;
}

let taken = 0;
/** Which of `count` designs is next. Each worker has every third of them for itself, also in later rounds: two that buy the last piece of a design would be a fault of neither. */
const nextTurn = (count: number): number => {
  const {
    parallelIndex,
    config: { workers },
  } = test.info();
  taken += 1;
  const rounds = Math.floor(count / workers);
  return rounds === 0 ? taken % count : parallelIndex + workers * (taken % rounds);
};

export interface PutIn {
  readonly title: string;
  /** Of its page. */
  readonly path: string;
}

/** Least and most that a design costs, in paise. */
interface Worth {
  readonly from: number;
  readonly to: number;
}

/** Of these every worker has ten for itself, and one of ten has pieces to spare. */
const ENOUGH_DESIGNS = 30;

/** Designs of a category in this range of prices, in the same order for all workers. */
async function designsWorth(page: Page, category: string, { from, to }: Worth): Promise<Listing['results']> {
  const found: Listing['results'][number][] = [];
  for (let at = 1, pages = 1; at <= pages && found.length < ENOUGH_DESIGNS; at += 1) {
    const listing = await callAs<Listing>(
      page,
      undefined,
      `product/listing/?path=/jewellery/${category}/&page=${at}&page_size=49`,
    );
    pages = listing.pages;
    found.push(...listing.results.filter(({ special_price_paise: price }) => price >= from && price <= to));
  }
  return found.toSorted((a, b) => a.product_id - b.product_id);
}

/** A design of a category that can be bought, without a PAN, and is no other journey's just now. */
export async function designToBuy(
  page: Page,
  category: string,
  { from, to }: Worth = { from: 0, to: WITHOUT_PAN_PAISE - 1 },
): Promise<PutIn & Pick<ProductDetail, 'product_id' | 'breakup'>> {
  const affordable = await designsWorth(page, category, { from, to });
  for (let tries = 0; tries < affordable.length; tries += 1) {
    const { product_id: id } = affordable[nextTurn(affordable.length)] ?? {};
    const {
      product_id,
      product_title: title,
      url: path,
      stock,
      breakup,
    } = await callAs<ProductDetail>(page, undefined, `product/product/?product_id=${id}`);
    // The last piece is left to who shops by hand.
    if (stock > 1) return { product_id, title, path, breakup };
  }
  throw new Error(`nothing of ${category} can be bought`);
}

/** Puts a design of a category into the bag of who shops in this browser. */
export async function putIntoBag(page: Page, category: string, worth?: Worth): Promise<PutIn> {
  const token = await shopperAt(page);
  const {
    title,
    path,
    product_id,
    breakup: { sku, karat, colour, size },
  } = await designToBuy(page, category, worth);
  const { count } = await callAs<Cart>(page, token, 'customer/cart/add/', {
    product_id,
    sku,
    karat,
    colour,
    size,
    quantity: 1,
  });
  await page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify({ state: { count }, version: 0 }),
  );
  return { title, path };
}
