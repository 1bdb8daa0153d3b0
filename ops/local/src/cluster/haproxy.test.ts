import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localCertificate } from './certificate.ts';
import { haproxyConfig } from './haproxy.ts';
import { backendsOf, portsFrom } from './topology.ts';

const ports = portsFrom(5_000);
const config = haproxyConfig(backendsOf(ports, '/shop.pem'));
const PROGRAM = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path));
/** Where it is installed. */
const whereInstalled = PROGRAM === undefined ? describe.skip : describe;

it('every address has two servers, and none is used twice', () => {
  const bound = [...config.matchAll(/bind 127\.0\.0\.1:(\d+)$/gm)].map(([, port]) => port);
  const servers = [...config.matchAll(/server \S+ 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(servers).toHaveLength(bound.length * 2);
  expect(new Set([...bound, ...servers]).size).toBe(bound.length * 3);
});

it('no call is tried again at another server, and each server is asked whether it is ready', () => {
  expect(config).toContain('retries 0');
  expect(config.match(/option (httpchk GET|tcp-check)/g)).toHaveLength(7);
  // The listener for pages is asked where the process says it.
  expect(config).toMatch(/listen pages[\s\S]*server commerce-1 127\.0\.0\.1:5031 port 5021/);
});

whereInstalled('HAProxy', () => {
  it('takes it, and the certificate of the shop', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
    const file = join(folder, 'haproxy.cfg');
    const pem = join(folder, 'shop.pem');
    const { cert, key } = await localCertificate();
    writeFileSync(pem, `${cert}\n${key}`);
    writeFileSync(file, haproxyConfig(backendsOf(ports, pem)));
    const { status, stderr } = spawnSync(PROGRAM ?? '', ['-c', '-f', file], { encoding: 'utf8', env: {} });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('ALERT')]);
  });
});
