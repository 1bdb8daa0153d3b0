import { beforeEach, expect, it, jest } from '@jest/globals';

// Ages lie in IndexedDB, which Node lacks.
jest.mock('workbox-expiration/CacheExpiration.js', () => ({
  CacheExpiration: class {
    updateTimestamp = async (): Promise<void> => undefined;
    expireEntries = async (): Promise<void> => undefined;
    delete = async (): Promise<void> => undefined;
  },
}));

const boxes = new Map<string, Map<string, Response>>();
const fetched = jest.fn<(request: Request) => Promise<Response>>();
const put = jest.fn<() => void>();

/** As the browser hands it to the worker: with the whole address. */
const asking = (path: string): Request => new Request(`https://shop.example${path}`);
const ofTheStore = (text: string, headers: Record<string, string> = {}): Response =>
  Object.defineProperty(new Response(text, { headers }), 'type', { value: 'basic' });

beforeEach(() => {
  boxes.clear();
  put.mockReset();
  Object.assign(globalThis, {
    location: new URL('https://shop.example/service-worker.js'),
    fetch: fetched,
    caches: {
      delete: async (name: string) => boxes.delete(name),
      open: async (name: string) => {
        const box = boxes.get(name) ?? new Map<string, Response>();
        boxes.set(name, box);
        return {
          match: async (path: string) => box.get(path)?.clone(),
          delete: async (path: string) => box.delete(path),
          put: async (path: string, response: Response) => {
            put();
            box.set(path, response);
          },
        };
      },
    },
    // Node takes no paths.
    Request: class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, 'https://shop.example'), init);
      }
    },
  });
  fetched
    .mockReset()
    .mockImplementation(async (request) => ofTheStore(`now ${new URL(request.url).pathname}`));
});

const noLine = (): void => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
};

it('the network answers while there is one, and nothing is written on the way', async () => {
  const { answerFile, answerPicture } = await import('./cached-files.ts');
  expect(await (await answerFile(asking('/shell/1.0.0/a.js'))).text()).toBe('now /shell/1.0.0/a.js');
  expect(await (await answerPicture(asking('/media/x'))).text()).toBe('now /media/x');
  expect(put).not.toHaveBeenCalled();
});

it('without an answer it is what was kept, a picture in another width too, and otherwise nothing', async () => {
  const { answerFile, answerPicture, areKept, keepFiles, keepPictures } = await import('./cached-files.ts');
  expect(await keepFiles([{ path: '/shell/1.0.0/a.js', integrity: '' }])).toBe(true);
  expect(await keepPictures(['/media/hero-515-0123456789abcd'])).toBe(true);
  expect(await areKept(['/shell/1.0.0/a.js'])).toBe(true);
  expect(await areKept(['/shell/1.0.0/a.js', '/shell/1.0.0/b.js'])).toBe(false);
  noLine();
  expect(await (await answerFile(asking('/shell/1.0.0/a.js'))).text()).toBe('now /shell/1.0.0/a.js');
  expect(await (await answerPicture(asking('/media/hero-1024-0123456789abcd'))).text()).toBe(
    'now /media/hero-515-0123456789abcd',
  );
  await expect(answerFile(asking('/shell/1.0.0/b.js'))).rejects.toThrow('Failed to fetch');
  await expect(answerPicture(asking('/media/other-515-0123456789abcd'))).rejects.toThrow('Failed to fetch');
});

it('what only stands in for a picture that is being made is not kept', async () => {
  const { keepPictures } = await import('./cached-files.ts');
  fetched.mockResolvedValue(ofTheStore('a tint', { 'cache-control': 'no-store' }));
  expect(await keepPictures(['/media/hero-515-0123456789abcd'])).toBe(false);
  expect(put).not.toHaveBeenCalled();
});

it('where there is no room the box is begun again, and no page takes itself for whole', async () => {
  const { areKept, keepFiles } = await import('./cached-files.ts');
  await keepFiles([{ path: '/shell/1.0.0/a.js', integrity: '' }]);
  put.mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await keepFiles([{ path: '/shell/1.0.0/b.js', integrity: '' }])).toBe(false);
  expect(await areKept(['/shell/1.0.0/a.js'])).toBe(false);
});
