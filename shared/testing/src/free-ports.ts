import { createServer } from 'node:net';
import { listen, shut } from './local-server.ts';

/** Ports no process listens on now. All are taken until all are known, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map((server) => listen(server)));
  await Promise.all(servers.map(shut));
  return ports;
}

/** One of them. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
