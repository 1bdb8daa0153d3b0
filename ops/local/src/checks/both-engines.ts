/**
 * What the engine itself decides (locks, constraints, isolation, migrations): database suites that run on
 * the embedded server and on the machine's own. Where there is no other server, every suite runs on the
 * embedded one; where there is one, the rest run on that alone, which is the older of the two.
 */
export const BOTH_ENGINES = [
  'races?\\.database\\.test\\.ts$',
  // The bank starts an embedded server of its own, wherever it runs.
  '/modules/ledger/(?!bank/)',
  '/modules/requests/',
  '/platform/(jobs|outbox)/',
  '/commerce/tests/(first-journey|jobs)\\.',
  '/registry/src/http/(changes|audit)\\.',
  '/shared/database/',
];

/** A pattern for Jest of every suite but those with a database. */
export const WITHOUT_DATABASE = '^(?!.*\\.database\\.test\\.ts$).*$';
