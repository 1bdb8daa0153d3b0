/** The figures a canary is judged by, shown by rollouts as chance makes them. Seeded: the same each time. */
import { describe, expect, it } from '@jest/globals';
import { EMPTY, FALSE_ALARMS, looksAt, tallySlot, type Tally } from './measures.ts';
import { createRollouts, SHOP, type Harm, type Shop } from './rollouts.fixtures.ts';

const ROLLOUTS = 10_000;
const STEPS = [1, 5, 25, 50];
const SLOTS = 6;
const MOST_SLOTS = 20_000;

const isHarmful = (tally: Tally): boolean => looksAt(tally).some(({ log, bound }) => log >= bound);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

it(`of ${ROLLOUTS} rollouts that do no harm at most ${FALSE_ALARMS * 100} % are found harmful, at any look`, () => {
  const rollouts = createRollouts(48);
  let halted = 0;
  for (let rollout = 0; rollout < ROLLOUTS; rollout += 1) {
    let tally = EMPTY;
    let minute = 0;
    // The shop has bad minutes of its own, which both cohorts have.
    const outage = rollout % 4 === 0 ? { ...SHOP, faulty: 0.4, silent: 0.5 } : SHOP;
    steps: for (const percent of STEPS)
      for (let look = 0; look < SLOTS; look += 1) {
        const shop = look === 3 ? outage : SHOP;
        tally = tallySlot(tally, rollouts.slot(shop, percent, (minute += 1)), true);
        if (!isHarmful(tally)) continue;
        halted += 1;
        break steps;
      }
  }
  process.stdout.write(`harmless: ${halted} of ${ROLLOUTS} halted\n`);
  expect(halted / ROLLOUTS).toBeLessThanOrEqual(FALSE_ALARMS);
});

/** How much of the canary was counted until harm was found, each of many times. */
function until(
  seed: number,
  times: number,
  [shop, percent, harm]: readonly [Shop, number, Harm],
  counted: (tally: Tally) => number,
): readonly number[] {
  const rollouts = createRollouts(seed);
  return Array.from({ length: times }, () => {
    let tally = EMPTY;
    for (let minute = 1; minute < MOST_SLOTS; minute += 1) {
      tally = tallySlot(tally, rollouts.slot(shop, percent, minute, harm), true);
      if (isHarmful(tally)) return counted(tally);
    }
    return Infinity;
  });
}

describe.each([5, 25])('at a share of %d %', (percent) => {
  it.each([
    [2, 50],
    [3, 25],
    [5, 12],
  ])('faults %d times as frequent are found within %d faulty sessions of the canary', (faulty, most) => {
    // Looks come every few seconds: few sessions in between.
    const quiet = { ...SHOP, sessions: 20, silent: 0, speeds: {} };
    const needed = until(
      percent * faulty,
      401,
      [quiet, percent, { faulty }],
      ({ marked }) => marked.faulty.canary,
    );
    process.stdout.write(`faults × ${faulty} at ${percent} %: median ${median(needed)} sessions\n`);
    expect(median(needed)).toBeLessThanOrEqual(most);
  });

  it('interactions that take 30 % longer are found within 2,000 views of the canary', () => {
    const shop: Shop = { ...SHOP, speeds: { INP: [120, 0.7] } };
    const needed = until(
      percent,
      201,
      [shop, percent, { speed: { INP: 1.3 } }],
      ({ total }) => total.canary.sessions,
    );
    process.stdout.write(`INP + 30 % at ${percent} %: median ${median(needed)} views\n`);
    expect(median(needed)).toBeLessThanOrEqual(2_000);
  });
});
