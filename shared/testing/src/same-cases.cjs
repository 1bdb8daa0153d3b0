/**
 * fast-check as tests get it: the same cases in every run, so that a failure is the change's doing
 * and not chance's. New ones are drawn by the proofs, and where FAST_CHECK_SEED names another number.
 */
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_122) });
module.exports = fastCheck;
