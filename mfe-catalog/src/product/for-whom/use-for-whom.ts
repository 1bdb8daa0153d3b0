import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { useRead } from '@suvarna/remote-kit/use-read';
import { session } from '@suvarna/session';
import { useSyncExternalStore } from 'react';
import type { ProductView } from '../product.model.ts';
import { idle } from './idle.ts';

const load = () => import(/* webpackChunkName: "for-whom" */ './for-whom.tsx');
const nobody = (): null => null;

/** What is personal about the sizes of a page that is the same for everybody. */
export interface ForWhomState {
  readonly part: Awaited<ReturnType<typeof load>>;
  readonly people: readonly MeasuredPerson[];
  /** A person's sizes were kept just now. */
  readonly take: (person: MeasuredPerson) => void;
}

/** A customer's people with their sizes, after everything else; nothing for guests, and where they cannot be had. */
export function useForWhom(product: ProductView): ForWhomState | undefined {
  const person = useSyncExternalStore(session.subscribe, session.person, nobody);
  const { state, put } = useRead(
    person === null || product.sizes.length === 0 ? null : `sizes of ${person}`,
    async (signal) => {
      await idle();
      const part = await load();
      return { part, people: await part.readPeople(signal) };
    },
  );
  if (state.status !== 'ready') return undefined;
  const { part, people } = state.data;
  return {
    part,
    people,
    take: (kept) => put((now) => ({ part, people: part.withPerson(now.people, kept) })),
  };
}
