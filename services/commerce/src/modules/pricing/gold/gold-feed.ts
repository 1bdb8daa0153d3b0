import type { MinorUnits } from '@suvarna/contracts/money';

/** What a market says of fine gold. */
export interface GoldReading {
  /** Paise for a gram of fine gold (999). */
  readonly fine: MinorUnits;
  /** When it was so, by the feed's clock. */
  readonly at: Date;
}

/** The feed that tells the market's rate of gold. */
export interface GoldFeed {
  /** Name in the records of what was published. */
  readonly name: string;
  /** @throws FeedUnavailable when there was no answer to rely on */
  read(): Promise<GoldReading>;
}

export class FeedUnavailable extends Error {
  override readonly name = 'FeedUnavailable';
}

/** What it says is not believed, and moves nothing. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
  /** For the record of failed jobs, which keeps names and codes. */
  readonly code: 'STALE' | 'AHEAD' | 'ABSURD';

  constructor(code: FeedRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}
