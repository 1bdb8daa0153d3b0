#!/bin/sh
# pg-boss 12.35.0 does not stop a handler at expireInSeconds: it aborts the job's signal and begins the next try while
# the first still runs. Both come to their end, and the job is failed, with a dead letter. A handler that does not look
# at its signal does its work twice, at once. Seen on PGlite 0.3.7 (PostgreSQL in WebAssembly).
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-boss@12.35.0 @electric-sql/pglite@0.3.7 >/dev/null
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';

const database = new PGlite();
const executeSql = async (text, values) =>
  values?.length > 0
    ? database.query(text, values)
    : ((await database.exec(text)).findLast(({ rows }) => rows) ?? { rows: [] });
const boss = new PgBoss({ db: { executeSql }, schedule: false });
await boss.start();
await boss.createQueue('dead');
await boss.createQueue('slow', { retryLimit: 1, expireInSeconds: 2, deadLetter: 'dead' });

let running = 0;
let most = 0;
let aborted = 0;
const ended = [];
let bothEnded;
const both = new Promise((resolve) => (bothEnded = resolve));
await boss.work('slow', { pollingIntervalSeconds: 0.5 }, async ([job]) => {
  running += 1;
  most = Math.max(most, running);
  job.signal.addEventListener('abort', () => (aborted += 1));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  running -= 1;
  ended.push(job.id);
  if (ended.length === 2) bothEnded();
});
const id = await boss.send('slow', {});
await Promise.race([both, new Promise((resolve) => setTimeout(resolve, 40_000))]);
const { state } = await boss.getJobById('slow', id);
const letters = (await boss.fetch('dead')).length;
console.log('pg-boss 12.35.0, expireInSeconds 2, a handler of 5 s, one retry');
console.log(`runs that came to their end: ${ended.length}, at once: ${most}, signals aborted: ${aborted}`);
console.log(`the job is ${state}, dead letters: ${letters}`);
process.exit(ended.length === 2 && most === 2 && aborted === 2 && state === 'failed' && letters === 1 ? 0 : 1);
JS
node run.mjs
