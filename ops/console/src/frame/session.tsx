import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.tsx';
import type { Person } from '../api/answers.ts';
import { sessionQuery } from '../api/queries.ts';

/** Who is signed in. Every page below the frame has somebody. */
export function usePerson(): Person {
  const { data } = useSuspenseQuery(sessionQuery(useApi()));
  return data.person;
}
