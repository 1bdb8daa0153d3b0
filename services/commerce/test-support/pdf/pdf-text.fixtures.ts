import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * In a process of its own: the reader is an ES module with a worker inside, which Jest cannot load. It reads one
 * after the other, and ends when no client is connected to it.
 */
const READ = `
import { extractText, getDocumentProxy } from 'unpdf';
process.on('message', async (pdf) => {
  try {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
    process.send({ text });
  } catch (error) {
    process.send({ fault: String(error?.stack ?? error) });
  }
});
process.send('ready');`;

interface Reader {
  readonly child: ChildProcess;
  /** Ends when nothing is being read. */
  last: Promise<unknown>;
}

/** Half a second of processor to start: one for all suites of a worker, kept on what lives as long (node-environment.mjs). */
const ofWorker =
  (globalThis as unknown as Record<symbol, { readerOfPdfs?: Reader } | undefined>)[
    Symbol.for('suvarna.load-once')
  ] ?? {};

function startReader(): Reader {
  const child = spawn(process.execPath, ['--input-type=module', '-e', READ], {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  hold(child, true);
  return { child, last: answerOf(child) };
}

/** A reader that waits keeps no worker alive. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel])
    if (isHeld) each?.ref();
    else each?.unref();
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    const [answer] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => [{ fault: 'the reader of PDFs ended' }]),
    ])) as [unknown];
    return answer;
  } finally {
    stop.abort();
  }
}

async function read({ child, last }: Reader, pdf: Buffer): Promise<readonly string[]> {
  await last;
  hold(child, true);
  child.send(pdf);
  const { text, fault } = (await answerOf(child)) as { text?: string[]; fault?: string };
  hold(child, false);
  if (text === undefined) throw new Error(fault);
  return text;
}

/** What stands on each page of a PDF, read by another program than the one that wrote it. */
export function textOfPdf(pdf: Buffer): Promise<readonly string[]> {
  const reader = ofWorker.readerOfPdfs?.child.connected ? ofWorker.readerOfPdfs : startReader();
  ofWorker.readerOfPdfs = reader;
  const text = read(reader, pdf);
  reader.last = text.catch(() => undefined);
  return text;
}
