import { spawnSync } from 'node:child_process';

const found = spawnSync('pdftotext', ['-v'], { encoding: 'utf8' });

/** The version of `pdftotext` that this machine has, if any. */
export const poppler = found.error === undefined ? found.stderr.split('\n')[0] : undefined;

export function textByPoppler(pdf: Buffer): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
