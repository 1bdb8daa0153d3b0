import { createHash } from 'node:crypto';
import { TransportFault } from '../model/fault.ts';

/** Where a page begins, and of which catalogue it was counted. */
export interface Cursor {
  readonly from: number;
  readonly catalogueVersion: number;
  readonly rateVersion: number;
}

/** Names what was asked for: a cursor goes on with the same question only. */
const markOf = (question: unknown): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 12);

const FORM = /^([0-9a-z]{1,7})\.([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([\w-]{12})$/;

export const writeCursor = ({ from, catalogueVersion, rateVersion }: Cursor, question: unknown): string =>
  [from, catalogueVersion, rateVersion].map((number) => number.toString(36)).join('.') +
  `.${markOf(question)}`;

/** @throws TransportFault invalid_request for one that is not of this question */
export function readCursor(text: string, question: unknown): Cursor {
  const [, from, catalogueVersion, rateVersion, mark] = FORM.exec(text) ?? [];
  if (mark === undefined || mark !== markOf(question))
    throw new TransportFault(
      'invalid_request',
      '/pagination/cursor is not of this search. Begin again without it.',
    );
  const number = (digits = ''): number => Number.parseInt(digits, 36);
  return { from: number(from), catalogueVersion: number(catalogueVersion), rateVersion: number(rateVersion) };
}
