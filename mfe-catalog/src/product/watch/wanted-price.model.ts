import type { MinorUnits } from '@suvarna/contracts/money';
import { readNumber } from '@suvarna/forms/number';

/** A price that seems worth waiting for: a twentieth less, in round hundreds where there are some. */
export function suggestedPrice(minor: MinorUnits): string {
  const whole = Math.floor((minor * 95) / 10_000);
  return String(whole >= 1_000 ? Math.floor(whole / 100) * 100 : whole);
}

export type WantedPrice = { readonly minor: MinorUnits } | { readonly fault: 'amount' | 'not-below' };

/** @param now what it costs, which a shopper who waits wants to pay less than */
export function wantedPrice(typed: string, now: MinorUnits): WantedPrice {
  const value = readNumber(typed);
  if (value === undefined || value < 1) return { fault: 'amount' };
  const minor = Math.round(value * 100);
  return minor < now ? { minor } : { fault: 'not-below' };
}
