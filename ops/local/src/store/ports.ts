import { createServer } from 'node:net';

/** @param moved what moves it, said to who has to @throws Error */
export async function assertFree(host: string, port: number, moved?: string): Promise<void> {
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
    const otherwise = moved === undefined ? '' : ` or set ${moved} to another port`;
    throw new Error(`port ${port} ${why}; stop that program${otherwise}`, { cause });
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
