import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** In a process of its own: the reader is an ES module with a worker inside, which Jest cannot load. */
const READ = `
import { extractText, getDocumentProxy } from 'unpdf';
import { buffer } from 'node:stream/consumers';
const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
process.stdout.write(JSON.stringify((await extractText(pdf)).text));`;

/** What stands on each page of a PDF, read by another program than the one that wrote it. */
export async function textOfPdf(pdf: Buffer): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', READ], {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(pdf);
  return JSON.parse(await text(child.stdout)) as string[];
}
