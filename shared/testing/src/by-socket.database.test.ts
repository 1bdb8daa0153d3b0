import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { bySocket } from './by-socket.ts';
import { freePort } from './free-ports.ts';

describe('the address of a server', () => {
  it('is that of its socket where this machine has one, or stays as it is, and leads to the same server', async () => {
    const named = process.env['TEST_DATABASE_URL'] ?? '';
    const ask = async (url: string, question: string): Promise<unknown> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ answer: unknown }>(question);
      await client.end();
      return rows[0]?.answer;
    };
    const listens = await ask(named, `select current_setting('listen_addresses') as answer`);
    const port = await ask(named, `select current_setting('port') as answer`);
    // The embedded one listens at its socket alone.
    const address = listens === '' ? named : `postgresql://postgres@127.0.0.1:${String(port)}/postgres`;
    const found = await bySocket(address);
    const who = `select pg_postmaster_start_time() || current_database() || current_user as answer`;
    expect(await ask(found, who)).toEqual(await ask(address, who));
    expect(await bySocket(found)).toBe(found);
  });

  it.each(['postgresql://shop:secret@db.example:5432/shop', 'postgresql:///shop?host=/run/postgresql', ''])(
    'stays as it is elsewhere, and where it is one already: %s',
    async (address) => {
      expect(await bySocket(address)).toBe(address);
    },
  );

  it('stays as it is where no server answers', async () => {
    const port = await freePort();
    const address = `postgresql://postgres@127.0.0.1:${String(port)}/postgres`;
    expect(await bySocket(address)).toBe(address);
  });
});
