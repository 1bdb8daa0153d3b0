import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Listens on loopback, on a free port unless one is named. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}

/** Listens on loopback. @returns `http://127.0.0.1:port` */
export const listenAt = async (server: Server, port = 0): Promise<string> =>
  `http://127.0.0.1:${await listen(server, port)}`;

/** Ends the server and, of one that speaks HTTP, every connection it has. */
export async function shut(server: Server | HttpServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  if ('closeAllConnections' in server) server.closeAllConnections();
  await promise;
}
