import { describe, expect, it } from '@jest/globals';
import type { Dependencies } from '../dependencies.ts';
import { defineModule, type Module } from '../module.ts';
import { assemble } from './assemble.ts';
import type { Provider } from '../provide.ts';

/** Parts with names of the tests' own. */
const aModule = (
  name: string,
  provides: Readonly<Record<string, Provider>>,
  needs: readonly string[] = [],
): Module => ({ name, provides, needs }) as unknown as Module;

const part = (
  needs: readonly string[],
  make: (parts: Readonly<Record<string, string>>) => unknown,
  close?: () => Promise<void>,
): Provider => ({ needs, make, ...(close && { close }) }) as unknown as Provider;

const given = { clock: 'noon' } as unknown as Partial<Dependencies>;

describe('what modules provide', () => {
  it('is made after what it needs, also where a module above provides that', async () => {
    const below = aModule('below', {
      shown: part(['sold', 'clock'], ({ sold, clock }) => `${sold} at ${clock}`),
    });
    const above = aModule('above', { sold: part([], () => Promise.resolve('rings')) });
    const { deps } = await assemble(given, [below, above]);
    expect(deps).toEqual({ clock: 'noon', sold: 'rings', shown: 'rings at noon' });
  });

  it('is made from what it named and from nothing else', async () => {
    const asked = aModule('asked', { shown: part(['clock'], (parts) => Object.keys(parts)) });
    const { deps } = await assemble({ ...given, log: {} as Dependencies['log'] }, [asked]);
    expect(deps).toMatchObject({ shown: ['clock'] });
  });

  it('is not made where it is given', async () => {
    const made = aModule('made', { clock: part([], () => 'midnight') });
    expect((await assemble(given, [made])).deps).toEqual(given);
  });

  it('is provided by one module only', async () => {
    const twice = ['first', 'second'].map((name) => aModule(name, { shown: part([], () => name) }));
    await expect(assemble(given, twice)).rejects.toThrow('Both first and second provide "shown".');
  });

  it('has to be provided where it is needed', async () => {
    await expect(assemble(given, [aModule('lonely', {}, ['shown'])])).rejects.toThrow(
      'lonely needs "shown", which no module provides.',
    );
    await expect(assemble(given, [aModule('lonely', { shown: part(['sold'], () => '') })])).rejects.toThrow(
      'shown needs "sold", which no module provides.',
    );
  });

  it('does not need itself', async () => {
    const circle = aModule('circle', { a: part(['b'], () => 1), b: part(['a'], () => 2) });
    await expect(assemble(given, [circle])).rejects.toThrow('Parts need each other: a → b → a.');
  });

  it('is closed from the last to the first, also where it is given', async () => {
    const closed: string[] = [];
    const closing = (name: string, needs: readonly string[] = []) =>
      part(
        needs,
        () => name,
        async () => {
          closed.push(name);
        },
      );
    const all = aModule('all', {
      upper: closing('upper', ['lower']),
      lower: closing('lower'),
      clock: closing('clock'),
    });
    await (await assemble(given, [all])).close();
    expect(closed).toEqual(['upper', 'lower', 'clock']);
  });
});

describe('a module', () => {
  it('reads what it named and nothing else, in routes and jobs', async () => {
    const seen: string[][] = [];
    const see = async (reads: object): Promise<void> => {
      seen.push(Object.keys(reads));
    };
    const { routes, jobs } = defineModule({
      name: 'narrow',
      needs: ['clock'],
      routes: { api: [(reads) => () => see(reads)] },
      jobs: [{ name: 'narrow.look', cron: '* * * * *', run: see }],
    });
    const all = { clock: () => new Date(), log: {}, db: {} } as unknown as Dependencies;
    const [plugin, job] = [routes?.api?.[0]?.(all), jobs?.[0]];
    await (plugin as unknown as () => Promise<void>)();
    await job?.run(all);
    expect(seen).toEqual([['clock'], ['clock']]);
  });
});
