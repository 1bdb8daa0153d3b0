import pg from 'pg';

const OURS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];
const SOON_MS = 2_000;

/** What one server says of itself and no other: where its sockets are, and the moment it began. */
const WHO = `select current_setting('unix_socket_directories') as directories, current_setting('port') as port,
  extract(epoch from pg_postmaster_start_time())::text as began`;

interface Who {
  readonly directories: string;
  readonly port: string;
  readonly began: string;
}

/** Undefined where no server answers. */
async function whoIsAt(url: string): Promise<Who | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SOON_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Who>(WHO)).rows[0];
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * A server of this machine by its socket, where it has one that takes us; any other address as it is. A
 * small statement over a socket costs either side half of the processor time that it costs over TCP.
 */
export async function bySocket(address: string): Promise<string> {
  const url = URL.parse(address);
  if (url === null || !OURS.includes(url.hostname)) return address;
  const server = await whoIsAt(address);
  for (const directory of server?.directories.split(',').map((one) => one.trim()) ?? []) {
    const socket = new URL(`postgresql://${url.pathname}${url.search}`);
    for (const [name, value] of [
      ['user', decodeURIComponent(url.username)],
      ['password', decodeURIComponent(url.password)],
      ['host', directory],
      ['port', server?.port ?? ''],
    ] as const)
      if (value !== '') socket.searchParams.set(name, value);
    // Another server may have its socket there, or it may know us by TCP only.
    if ((await whoIsAt(socket.href))?.began === server?.began) return socket.href;
  }
  return address;
}
