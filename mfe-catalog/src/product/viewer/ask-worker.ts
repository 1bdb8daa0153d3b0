/**
 * Has a worker do one job beside the page. It lives for that job: it leaves nothing behind.
 *
 * @param file name of the worker among the files of the release
 */
export const askWorker = <Said>(file: string, job: unknown, signal: AbortSignal): Promise<Said> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(`${__webpack_public_path__}${file}`);
    const end = (): void => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
    };
    const stop = (): void => {
      end();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(new Error(`no geometry: ${event.message}`));
    });
    worker.postMessage(job);
  });
