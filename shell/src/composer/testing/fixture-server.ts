import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on loopback; answers the origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends the server and every connection it holds. */
export async function shut(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}
