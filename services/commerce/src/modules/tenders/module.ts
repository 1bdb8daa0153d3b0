import type { Module } from '../../module.ts';
import { collect, type Provider } from '../../provide.ts';
import { createTenders } from './tenders.ts';
import type { Tender, Tenders } from './index.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** What can be paid with besides money. */
    readonly tenders: Tenders;
  }
}

declare module '../../module.ts' {
  interface Module {
    /** What can be paid with besides money. */
    readonly tenders?: readonly Provider<Tender>[];
  }
}

export const tenders: Module = {
  name: 'tenders',
  provides: {
    tenders: collect(({ tenders: registered }) => registered, createTenders),
  },
};
