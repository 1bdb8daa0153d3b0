/**
 * A store whose clock is turned, which only a store on this machine has: a plan of months in minutes. It is
 * the one of the other faults, and never turned back, so what turns it runs last (`faults/turned`).
 */
import { expect } from '../shop-test.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './store.ts';
import { decideOfOrder, deliver, staffAt, type Staff } from '../people/staff.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface GoldNow {
  readonly rates: readonly { readonly karat: number; readonly rate_paise: number }[];
}

export class FakeClockStore {
  readonly #store: Store;
  readonly staff: Staff;
  /** Ten in the morning in India, of the day it is there. */
  #now = new Date(`${new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)}T04:30:00Z`);

  constructor(store: Store, staffToken: string) {
    this.#store = store;
    this.staff = staffAt(store.commerce, staffToken);
  }

  get shop(): string {
    return this.#store.shop;
  }

  get sandbox(): string {
    return this.#store.sandbox;
  }

  /** Ten in the morning of a day in India; what the store does by night is done. */
  async turnTo(day: string): Promise<void> {
    await this.#turnToMoment(new Date(`${day}T04:30:00Z`), ['golden-bounty.steps']);
  }

  /** By so many days from the one it is. */
  async turnBy(days: number): Promise<void> {
    await this.turnTo(dayAfter(this.#now.toISOString().slice(0, 10), days));
  }

  /** A little later, with the signed-in shopper still there. */
  async laterBy(minutes: number): Promise<void> {
    await this.#turnToMoment(new Date(this.#now.getTime() + minutes * MINUTE_MS), []);
  }

  /** Gold costs one per cent more from now on: what a page shows of it is that of before. */
  async raiseGold(): Promise<void> {
    const read = async (path: string): Promise<string> =>
      (await fetch(`${this.#store.commerce}/api/${path}`)).text();
    const quote = await read('exchange/old_gold_quote/?karat=22&net_weight_mg=1000');
    const { rates } = (JSON.parse(quote) as { readonly data: GoldNow }).data;
    const before = await read('product/gold_rate/');
    // Other grades follow from fine gold: no operator publishes them.
    const dearer = rates
      .filter(({ karat }) => [14, 18, 22, 24].includes(karat))
      .map(({ karat, rate_paise: paise }): [string, number] => [String(karat), Math.round(paise * 1.01)]);
    await this.staff('rate/publish/', {
      paise_per_gram: Object.fromEntries(dearer),
      source: 'a journey',
      published_by: 'Meera',
    });
    await expect.poll(() => read('product/gold_rate/'), { timeout: MINUTE_MS }).not.toBe(before);
  }

  /** The day before a charge, when it is announced. */
  async announceChargeOf(day: string): Promise<void> {
    await this.turnTo(dayAfter(day, -1));
    await this.#turn({ run: ['golden-bounty.mandates'] });
  }

  /** Half past ten of the day of a charge: it is tried, and a minute later the store asks what came of it. */
  async charge(day: string): Promise<void> {
    const at = new Date(`${day}T05:00:00Z`);
    await this.#turnToMoment(at, ['golden-bounty.steps', 'golden-bounty.mandates']);
    await this.#turnToMoment(new Date(at.getTime() + MINUTE_MS), ['payments.poll']);
  }

  /** How charges by mandate end at the provider from now on. */
  async chargesEnd(outcome: 'success' | 'failure'): Promise<void> {
    const secrets = JSON.parse(
      await readFile(join(this.#store.data, 'sandbox-secrets.json'), 'utf8'),
    ) as Readonly<Record<string, string>>;
    const key = `${secrets['SANDBOX_KEY_ID'] ?? ''}:${secrets['SANDBOX_KEY_SECRET'] ?? ''}`;
    await posted(
      `${this.#store.sandbox}/payments/mandates/charges`,
      { outcome },
      { authorization: `Basic ${Buffer.from(key).toString('base64')}` },
    );
  }

  /** A paid order is brought to its door, comes back from there, and is paid back. */
  async deliver(orderNo: string): Promise<void> {
    await deliver(orderNo, this.staff);
  }
  async takeBack(orderNo: string): Promise<void> {
    for (const to of ['pickup-scheduled', 'picked-up', 'return-qc', 'refund-initiated'])
      await decideOfOrder(orderNo, to, '', this.staff);
  }

  async #turnToMoment(now: Date, run: readonly string[]): Promise<void> {
    this.#now = now;
    await this.#turn({ now: now.toISOString(), run });
  }

  #turn(body: object): Promise<void> {
    return posted(`${this.#store.commerce}/test/clock/`, body);
  }
}

async function posted(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}
