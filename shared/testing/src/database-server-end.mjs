/** Jest's global tear-down: ends the server `database-server.mjs` started, if it did. */
export default async function stopServer() {
  await globalThis.stopTestDatabase?.();
}
