import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const OF_THIS_MACHINE = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];

/** Of this machine, for a day: made anew for each cluster. */
export async function localCertificate(): Promise<Certificate> {
  const { stdout } = await promisify(execFile)(
    'openssl',
    [
      ...['req', '-x509', '-days', '1', ...OF_THIS_MACHINE],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-keyout', '-', '-out', '-'],
    ],
    { env: { PATH: process.env['PATH'] } },
  );
  const part = (name: string): string =>
    new RegExp(`-----BEGIN ${name}-----[^]*?-----END ${name}-----`).exec(stdout)?.[0] ?? '';
  return { cert: part('CERTIFICATE'), key: part('PRIVATE KEY') };
}
