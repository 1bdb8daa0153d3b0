import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

/** A certificate of a piece that was sold: of its stones by a laboratory, of a coin by its refiner. */
export const PieceCertificate = strictObject({
  /** Who looked at it, by the name it signs with: `IGI`. */
  laboratory: Type.String({ pattern: "^[A-Za-z][A-Za-z0-9 .&'()-]{1,59}$" }),
  number: Type.String({ pattern: '^[A-Z0-9][A-Z0-9/-]{3,29}$' }),
});
export type PieceCertificate = Static<typeof PieceCertificate>;

/** What is written down of a piece when it is finished. */
export const pieceMarks = {
  /** Of its hallmark; several are separated by a comma, `''` while there is none. */
  huid: Type.String(),
  /** Of its stones, or of a coin's refiner; none before they are written down, left out by earlier releases. */
  certificates: Type.Optional(Type.Array(PieceCertificate)),
} as const;
