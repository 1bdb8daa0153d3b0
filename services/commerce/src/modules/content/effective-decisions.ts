import type { DocumentState } from '@suvarna/contracts/content';
import type { PublicationRow } from './document.store.ts';

type Decision = Pick<PublicationRow, 'id' | 'version' | 'at' | 'calls_off'>;

/** Decisions that stand: neither called off, nor the note that calls one off. */
export function effectiveDecisions<Of extends Decision>(all: readonly Of[]): Of[] {
  const off = new Set(all.map(({ calls_off }) => calls_off));
  return all.filter(({ id, calls_off }) => calls_off === null && !off.has(id));
}

/** What has come, the latest last; of two for one moment the later decided counts. */
const inOrder = <Of extends Decision>(all: readonly Of[]): Of[] =>
  [...all].sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);

/** Which decision holds at a moment; `undefined` while there was none. */
export function holdsAt<Of extends Decision>(all: readonly Of[], at: Date): Of | undefined {
  return inOrder(effectiveDecisions(all).filter((one) => one.at <= at)).at(-1);
}

/** When shoppers could first see it, until a moment; called-off plans count for nothing. */
export function firstShown(all: readonly Decision[], until: Date): Date | undefined {
  return inOrder(effectiveDecisions(all).filter(({ version, at }) => version !== null && at <= until))[0]?.at;
}

export function stateOf(all: readonly Decision[], lastVersion: number, at: Date): DocumentState {
  const now = holdsAt(all, at);
  if (effectiveDecisions(all).some((one) => one.at > at)) return 'scheduled';
  if (now === undefined) return 'draft';
  if (now.version === null) return 'withdrawn';
  return now.version === lastVersion ? 'published' : 'draft';
}
