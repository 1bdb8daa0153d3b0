import { describe, expect, it } from '@jest/globals';
import { toCardView } from './card.model.ts';
import { someResults } from '../catalogue.fixtures.ts';

const reading = { locale: 'en', asOf: '2026-11-16T04:00:00Z' } as const;
const [card] = someResults().results;

describe('a card', () => {
  it('promises no day of a piece that is sold out, and does not call it ready', () => {
    if (!card) throw new Error('no card');
    const ready = { ...card, product_type: 'ready-to-ship', lead_days: 1 } as const;
    expect(toCardView(ready, reading)).toMatchObject({ deliversBy: '17 Nov', readyToShip: true });
    expect(toCardView({ ...ready, available: false }, reading)).toMatchObject({
      deliversBy: '',
      readyToShip: false,
    });
    // Another choice of a ready design is made for the order.
    expect(toCardView({ ...ready, lead_days: 12 }, reading).readyToShip).toBe(false);
  });
});
