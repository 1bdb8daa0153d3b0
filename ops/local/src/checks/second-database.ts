import { createConnection } from 'node:net';

const host = '127.0.0.1';
const port = 5432;

/** Address of a PostgreSQL server besides the embedded one: the one named, else the machine's own. */
export async function secondDatabase(): Promise<string | undefined> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') return named;
  const listens = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host, port, timeout: 1_000 });
    const answer = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
  return listens ? `postgresql://postgres@${host}:${port}/postgres` : undefined;
}
