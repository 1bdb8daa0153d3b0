/**
 * Which suites run on which PostgreSQL, in patterns for Jest. The first engine is the embedded one, which
 * every machine has: where there is no server besides, all of them run on it. Where there is one, it is the
 * second engine, and a suite runs on one of the two, but for those about what an engine itself decides.
 */

const WITHOUT_DATABASE = '^(?!.*\\.database\\.test\\.ts$).*$';

/** Locks, constraints, isolation, migrations: on either engine. */
export const BOTH_ENGINES = [
  'races?\\.database\\.test\\.ts$',
  // The bank starts an embedded server of its own, wherever it runs.
  '/modules/ledger/(?!bank/)',
  '/modules/requests/',
  '/platform/(jobs|outbox)/',
  '/commerce/tests/jobs\\.',
  '/registry/src/http/(changes|audit)\\.',
  '/shared/database/',
];

/** What orders, pieces that are exchanged, plans and referrals are about is asked of the second engine, where there is one. */
const OF_THE_SECOND = '/modules/(?:orders|exchange|golden-bounty|referrals)/';

const withDatabase = (of: string): string => `^${of}.*\\.database\\.test\\.ts$`;

export const FIRST_ENGINE = [WITHOUT_DATABASE, ...BOTH_ENGINES, withDatabase(`(?!.*${OF_THE_SECOND})`)];
export const SECOND_ENGINE = [...BOTH_ENGINES, withDatabase(`.*${OF_THE_SECOND}`)];
