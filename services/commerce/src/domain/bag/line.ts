/** What makes two choices the same line of a bag. */
export interface LineKey {
  readonly product_id: number;
  readonly karat: number;
  readonly colour: string;
  readonly size: string;
}

/** Most pieces of one line (the API's bodies say the same). */
export const LINE_MAX = 10;

/** Most lines of a bag: far above any shopper's, so that a script cannot fill the database. */
export const BAG_MAX_LINES = 100;

export function keyOf(line: LineKey): string {
  return `${line.product_id}/${line.karat}/${line.colour}/${line.size}`;
}
