import { createServer } from 'node:net';

/** @throws Error naming the setting that moves the port */
export async function assertFree(host: string, port: number, setting: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (cause) {
    const why =
      (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? 'is taken by another program'
        : 'cannot be opened';
    throw new Error(`port ${port} ${why}; stop that program or set ${setting} to another port`, { cause });
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
