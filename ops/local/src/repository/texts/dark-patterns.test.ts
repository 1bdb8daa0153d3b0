/**
 * The declaration of `policy/dark-patterns` holds: a test for each of the thirteen patterns that the
 * guidelines of 2023 name. Prices of list, page, bag and payment are compared where there is a store:
 * `services/commerce/tests/dark-patterns.database.test.ts`.
 */
import { describe, expect, it } from '@jest/globals';
import { ProductCard } from '@suvarna/contracts/catalogue';
import type { Endpoint } from '@suvarna/contracts/endpoint';
import { ENDPOINTS } from '@suvarna/contracts/capabilities';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesOf = (...patterns: readonly string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })
    .filter((path) => !/\.(test|fixtures|proof)\.tsx?$/.test(path))
    .map((path) => ({ path, text: read(path) }));

/** What a shopper reads, one sentence a row, with the key it is asked for by. */
const TEXTS = filesOf(
  '{mfe-*,shell,shared/*}/src/locales/*/*.json',
  'services/commerce/src/**/locales/*.json',
).flatMap(({ path, text }) =>
  [...text.matchAll(/"([^"]+)":\s*"((?:[^"\\]|\\.)*)"/g)].map(([, key = '', said = '']) => ({
    where: `${path} ${key}`,
    key,
    said,
  })),
);
const SOURCES = filesOf('{mfe-*,shell}/src/**/*.tsx', 'shared/*/src/**/*.tsx');
const saying = (pattern: RegExp): readonly string[] =>
  TEXTS.filter(({ said }) => pattern.test(said)).map(({ where, said }) => `${where}: ${said}`);

/** A test that proves the rest where a page or a store is needed. */
const isProvedBy = (path: string, title: string): void => {
  expect(existsSync(join(root, path))).toBe(true);
  expect(read(path)).toContain(title);
};

const callTo = (path: string): Endpoint => {
  const call = ENDPOINTS.find((one) => one.path === path);
  if (!call) throw new Error(`No call ${path}`);
  return call;
};
/** Fields that a call cannot do without. */
const neededBy = ({ body }: Endpoint): readonly string[] => {
  const { required } = (body ?? {}) as { readonly required?: readonly string[] };
  return required ?? [];
};

describe('against each dark pattern', () => {
  it('false urgency: no text hurries anybody, and what counts down is a code, or a price that is held', () => {
    expect(TEXTS.length).toBeGreaterThan(3_000);
    expect(
      saying(
        /\b(hurry|selling fast|almost gone|last chance|act now|limited (time|period|stock)|ends (in|today|soon)\b(?! \{\{last)|\d+ (people|others) (are )?(view|look)|in high demand)|जल्दी करें|जल्दी कीजिए|आख़िरी मौक़ा|सीमित समय/iu,
      ),
    ).toEqual([]);
    // What counts down in a page: a quote and a price that are held until then, and a code.
    expect(
      SOURCES.filter(({ text }) => /\b(useInterval|setInterval)\(/.test(text))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      'mfe-account/src/trade-in/worth/quote-stands.tsx',
      'mfe-checkout/src/payment/cod-code.tsx',
      'mfe-checkout/src/payment/price-hold-clock.tsx',
    ]);
  });

  it('basket sneaking: one place writes lines of a bag, for who asks for it, and no box that adds is ticked', () => {
    const writers = filesOf('services/commerce/src/**/*.ts').filter(({ text }) =>
      /insertInto\('cart_lines'\)|into cart_lines/.test(text),
    );
    expect(writers.map(({ path }) => path)).toEqual(['services/commerce/src/modules/bag/bag.store.ts']);
    const calls = ENDPOINTS.filter(({ path }) => path.startsWith('customer/cart/'));
    expect(calls.length).toBeGreaterThan(4);
    for (const { access } of calls) expect(['shopper', 'customer']).toContain(access);
    for (const { path, text } of SOURCES)
      expect([
        path,
        text.match(/type="checkbox"[^>]*\s(?:defaultChecked|checked)(?:\s|\/|=\{true\})/g),
      ]).toEqual([path, null]);
  });

  it('confirm shaming: who says no is not made to say more than no', () => {
    expect(
      saying(
        /\bno,? (thanks|thank you),? (i|but)\b|\bi (don['’]t|do not) (want|like|care|need)\b|\bi(['’]d| would) rather\b|\bi hate\b|मुझे (बचत|छूट|ऑफ़र|फ़ायदा) नहीं चाहिए/iu,
      ),
    ).toEqual([]);
    const refusals = TEXTS.filter(({ key }) =>
      /(^|\.)(no|not-now|dismiss|decline|skip|later|close)$/.test(key),
    );
    expect(refusals.length).toBeGreaterThan(10);
    for (const { where, said } of refusals) expect([where, said.length <= 60]).toEqual([where, true]);
  });

  it('forced action: a guest buys, and nothing that is bought asks for a consent besides', () => {
    for (const call of ['customer/cart/add/', 'order/order/create/'].map(callTo)) {
      expect(call.access).toBe('shopper');
      expect(
        neededBy(call).filter((field) => /consent|marketing|newsletter|subscribe|review/.test(field)),
      ).toEqual([]);
    }
    isProvedBy('e2e/journeys/buying/buy-as-guest.spec.ts', 'a guest fills a bag');
  });

  it('subscription trap: what charges or writes by itself ends by one call with no more to say than it began with', () => {
    const begin = neededBy(callTo('golden_bounty/mandate/create/'));
    expect(neededBy(callTo('golden_bounty/mandate/cancel/')).every((field) => begin.includes(field))).toBe(
      true,
    );
    // Yes and no are the same call.
    expect(neededBy(callTo('customer/customer_account/consent/'))).toContain('given');
    isProvedBy(
      'services/commerce/src/modules/preferences/preferences.database.test.ts',
      'No customer who said nothing gets offers by e-mail or SMS',
    );
  });

  it('interface interference: each question the store asks can be closed, and no text is made hard to read', () => {
    const prompts = filesOf('shell/src/site/prompts/**/*.prompt.tsx');
    expect(prompts.length).toBeGreaterThan(4);
    for (const { path, text } of prompts) expect([path, /onClose=\{/.test(text)]).toEqual([path, true]);
    isProvedBy('shared/ui/src/theme/tokens.test.ts', 'reads at 4.5:1');
  });

  it('bait and switch: a card says what its page says, and what is gone is sold out in both', () => {
    isProvedBy(
      'services/commerce/src/modules/catalogue/snapshot/sold-out-cards.test.ts',
      'say of every design what its page says',
    );
    isProvedBy('services/commerce/tests/dark-patterns.database.test.ts', 'is what its card says');
  });

  it('drip pricing: one price from the list to the payment', () => {
    isProvedBy('services/commerce/tests/dark-patterns.database.test.ts', 'costs the same in the list');
  });

  it('disguised advertisement: no card has a field for it, and no text marks one', () => {
    expect(
      Object.keys(ProductCard.properties).filter((name) => /sponsor|promot|advert|paid/.test(name)),
    ).toEqual([]);
    expect(saying(/\bsponsored\b|\bpromoted\b|प्रायोजित/iu)).toEqual([]);
  });

  it('nagging: what was closed rests, and a visit meets two questions at most', () => {
    const limits = read('shell/src/site/prompts/constants.ts');
    const value = (name: string): number => Number(new RegExp(`${name} = (\\d+)`).exec(limits)?.[1]);
    expect(value('ASKED_PER_SESSION')).toBeLessThanOrEqual(2);
    expect(value('PINCODE_REST_DAYS')).toBeGreaterThanOrEqual(7);
    expect(value('NOTIFY_REST_DAYS')).toBeGreaterThanOrEqual(30);
    isProvedBy(
      'shell/src/site/prompts/prompt-queue.test.ts',
      'opens two a session, and no third on any page',
    );
  });

  it('trick wording: a tick means yes', () => {
    expect(
      saying(/\b(un-?tick|un-?check|clear this box|leave (this|the box) (blank|empty))\b|टिक हटाएँ/iu),
    ).toEqual([]);
    const consents = TEXTS.filter(({ key }) => /consent|agree/i.test(key));
    expect(consents.length).toBeGreaterThan(5);
    expect(
      consents.filter(({ said }) => /^(do not|don['’]t|never|stop)\b/i.test(said)).map(({ where }) => where),
    ).toEqual([]);
  });

  it('SaaS billing: nothing is charged by itself but an instalment that was allowed, and named a day before', () => {
    isProvedBy(
      'services/commerce/src/modules/golden-bounty/mandate/mandates.database.test.ts',
      'charges on the due date with a notice a day ahead',
    );
  });

  it('rogue malware: a page runs no script of another origin', () => {
    const policy = read('shell/src/engine/composer/http/security-headers.ts');
    expect(policy).toContain("default-src 'none'");
    const foreign = filesOf('{mfe-*,shell}/src/**/*.{ts,tsx}').filter(({ text }) =>
      /<script[^>]+src="https?:|\bscript\.src\s*=\s*['"`]https?:/.test(text),
    );
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });
});

it.each([
  ['en', /^\d+\. \*\*([^*]+)\.\*\*/gmu],
  ['hi', /^\d+\. \*\*([^*]+)।\*\*/gmu],
] as const)('the declaration names all thirteen, each with its test (%s)', (language, item) => {
  const page = read(`services/commerce/src/modules/content/seed/policy/dark-patterns.${language}.md`);
  const named = Array.from(page.matchAll(item), ([, name = '']) => name.toLowerCase());
  expect(new Set(named).size).toBe(13);
  if (language !== 'en') return;
  const own = read('ops/local/src/repository/texts/dark-patterns.test.ts');
  for (const name of named) expect(own.toLowerCase()).toContain(`it('${name}:`);
});
