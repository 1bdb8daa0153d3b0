import { describe, expect, it } from '@jest/globals';
import { createAskedKinds } from './asked-kinds.ts';
import { KINDS } from '../words/kinds.ts';

const kindOf = (id: string) => KINDS.find((kind) => kind.id === id);
let now = new Date('2026-11-20T06:00:00Z');
const DAY_MS = 86_400_000;

describe('what is searched for', () => {
  it('is counted by kind, said from three times on, the most first, and forgotten after a week', () => {
    const asked = createAskedKinds(() => now);
    asked.understood('jhumka gold', kindOf('jhumkas'));
    asked.understood('झुमके', kindOf('jhumkas'));
    asked.understood('kada', kindOf('kadas'));
    asked.understood('gift', undefined);
    const ask = (query: string, times: number): void => {
      for (let time = 0; time < times; time += 1) asked.asked(query);
    };
    ask('kada', 2);
    ask('gift', 9);
    ask('of nobody', 9);
    expect(asked.most()).toEqual([]);
    ask('kada', 1);
    ask('jhumka gold', 2);
    ask('झुमके', 3);
    expect(asked.most().map(({ id }) => id)).toEqual(['jhumkas', 'kadas']);
    for (let day = 0; day < 7; day += 1) {
      now = new Date(now.getTime() + DAY_MS);
      ask('kada', 1);
    }
    expect(asked.most().map(({ id }) => id)).toEqual(['kadas']);
  });
});
