/** After each test: it fails if it asked for a text that was not written. `@suvarna/i18n` counts them in this place, so tests without texts load nothing of it. */
const PLACE = Symbol.for('suvarna.missing-texts');

afterEach(() => {
  const missing = [...(globalThis[PLACE]?.keys() ?? [])];
  globalThis[PLACE]?.clear();
  if (missing.length > 0) throw new Error(`texts are missing: ${missing.join(', ')}`);
});
