/** No browser could be opened at all; the next picture would fail in the same way. */
export class NoBrowser extends Error {
  override readonly name = 'NoBrowser';
}
