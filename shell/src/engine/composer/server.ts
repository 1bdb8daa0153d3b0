/** Starts the composer. React chooses its build when it is first imported, so its mode is set before. */
process.env.NODE_ENV ??= 'production';
const { start } = await import('./start.ts');
await start();
