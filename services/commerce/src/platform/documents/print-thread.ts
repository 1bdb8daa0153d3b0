import { parentPort } from 'node:worker_threads';

export interface PrintTask<Job extends object> {
  readonly id: number;
  readonly job: Job;
}
export type Printed =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string };

/** The inside of a printer's thread: Devanagari takes a tenth of a second, in which no request would be answered. */
export function setDocuments<Job extends object>(render: (job: Job) => Promise<Buffer>): void {
  parentPort?.on('message', ({ id, job }: PrintTask<Job>) => {
    render(job).then(
      (pdf) => parentPort?.postMessage({ id, pdf } satisfies Printed),
      (error: unknown) =>
        parentPort?.postMessage({
          id,
          error: error instanceof Error ? error.name : 'unknown',
        } satisfies Printed),
    );
  });
}
