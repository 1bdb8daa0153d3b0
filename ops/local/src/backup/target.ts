import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** Of pgBackRest's `info`: seconds since 1970 when each backup was done. */
const info = Type.Array(
  Type.Object({ backup: Type.Array(Type.Object({ timestamp: Type.Object({ stop: Type.Integer() }) })) }),
);

/** When the first backup was done that is still kept: nothing before it can be restored. */
export function earliestOf(said: string): Date | undefined {
  const stops = Value.Parse(info, JSON.parse(said)).flatMap(({ backup }) =>
    backup.map(({ timestamp }) => timestamp.stop),
  );
  return stops.length === 0 ? undefined : new Date(Math.min(...stops) * 1000);
}

/** A moment as PostgreSQL reads it, to the millisecond. */
export const targetOf = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');
