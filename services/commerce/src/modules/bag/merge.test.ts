import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keyOf, LINE_MAX } from './line.ts';
import { uniteBags, type Counted } from './merge.ts';

const line: fc.Arbitrary<Counted> = fc.record({
  product_id: fc.integer({ min: 1, max: 3 }),
  karat: fc.constantFrom(14, 18),
  colour: fc.constantFrom('yellow', 'rose'),
  size: fc.constantFrom('', '12'),
  engraving: fc.constantFrom('', 'Asha'),
  gift_note: fc.constantFrom('', 'For Maa', 'For Asha'),
  quantity: fc.integer({ min: 1, max: LINE_MAX }),
});
const bag = fc.uniqueArray(line, { selector: keyOf, maxLength: 12 });
const quantities = (lines: readonly Counted[]) => new Map(lines.map((each) => [keyOf(each), each.quantity]));

describe('the union of two bags', () => {
  it('has every line of both, with the pieces of both up to the most a line may have', () => {
    fc.assert(
      fc.property(bag, bag, (account, guest) => {
        const united = quantities(uniteBags(account, guest));
        const [before, added] = [quantities(account), quantities(guest)];
        expect(new Set(united.keys())).toEqual(new Set([...before.keys(), ...added.keys()]));
        for (const [key, quantity] of united)
          expect(quantity).toBe(Math.min(LINE_MAX, (before.get(key) ?? 0) + (added.get(key) ?? 0)));
      }),
    );
  });

  it("has the account's note of a line, and the guest's where the account has none", () => {
    fc.assert(
      fc.property(bag, bag, (account, guest) => {
        const [before, added] = [account, guest].map(
          (lines) => new Map(lines.map((each) => [keyOf(each), each.gift_note])),
        );
        for (const each of uniteBags(account, guest))
          expect(each.gift_note).toBe(before?.get(keyOf(each)) || (added?.get(keyOf(each)) ?? ''));
      }),
    );
  });

  it('does not depend on which bag is whose, and an empty bag changes nothing', () => {
    fc.assert(
      fc.property(bag, bag, (one, other) => {
        expect(quantities(uniteBags(one, other))).toEqual(quantities(uniteBags(other, one)));
        expect(uniteBags(one, [])).toEqual(one);
      }),
    );
  });
});
