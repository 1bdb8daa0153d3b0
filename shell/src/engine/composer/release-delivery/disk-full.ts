import { types } from 'node:util';

/** No room left: on the disk, or in its owner's share of it. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** Whether an error, or what caused it, says that a disk has no room. */
export function isDiskFull(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return (
    ('code' in error && typeof error.code === 'string' && NO_ROOM.includes(error.code)) ||
    isDiskFull(error.cause)
  );
}
