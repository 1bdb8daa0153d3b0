/** The picture itself cannot be drawn, whoever tries; what draws is well. */
export class CannotDraw extends Error {
  override readonly name = 'CannotDraw';
}
