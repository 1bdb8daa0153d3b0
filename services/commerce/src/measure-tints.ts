/** Takes keys and colours of the committed pictures from the image service's index, given as an argument. The last step of `npm run render`. */
import { readFile, writeFile } from 'node:fs/promises';
import { COMMITTED_PICTURES } from './modules/imagery/index.ts';

const [index] = process.argv.slice(2);
if (!index) throw new Error('name the index of the committed pictures');
const [head = '', ...rows] = (await readFile(index, 'utf8'))
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const [key, tint] = [head.indexOf('key'), head.indexOf('tint')];
const lines = new Set(rows.map((row) => `${row[key] ?? ''}\t${row[tint] ?? ''}`));
await writeFile(COMMITTED_PICTURES, `${[...lines].toSorted().join('\n')}\n`);
