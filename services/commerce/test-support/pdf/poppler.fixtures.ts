import { spawnSync } from 'node:child_process';

/** The tool finds nothing but itself. */
const env = { PATH: process.env['PATH'] };
const found = spawnSync('pdftotext', ['-v'], { encoding: 'utf8', env });

/** The version of `pdftotext` that this machine has, if any. */
export const poppler = found.error === undefined ? found.stderr.split('\n')[0] : undefined;

export function textByPoppler(pdf: Buffer): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-', '-'], {
    input: pdf,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
