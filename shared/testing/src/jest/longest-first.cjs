/**
 * The order of suites where no earlier run is known (a fresh clone): those that start browsers,
 * servers or databases first, so that none of them runs alone at the end while the other worker has
 * nothing to do. Jest alone goes by the size of the file.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files that take long, for they ask, race or draw many times: at the end they would run alone. */
const SMALL_AND_LONG =
  /\/(?:fuzz|authorisation-matrix|calendars|bank|model|pieces|sequences|enumeration|payouts-in-sandbox|prices-of-one-version|payment-races)\.database\./;

const LONG = [
  SMALL_AND_LONG,
  /\/(?:golden|studio|composer\/delivery)\//,
  /\/embedded[./]/,
  /\.database\.test\.ts$/,
];
const rank = ({ path }) => {
  const at = LONG.findIndex((pattern) => pattern.test(path));
  return at === -1 ? LONG.length : at;
};

module.exports = class LongestFirst extends Sequencer {
  /** Jest's own order within a rank; a stable sort keeps it. */
  async sort(tests) {
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
};
