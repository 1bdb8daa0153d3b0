import { readWirePhone, wirePhone } from './phone.ts';

/** A phone that was kept as `"44-07911123456"`, in its one spelling; what is no phone stays as it was kept. */
export function oneSpelling(kept: string): string {
  const read = readWirePhone(kept);
  return read === undefined || read.number.startsWith('+') ? kept : wirePhone(read.code, read.number);
}
