/** A page of a built remote, as a composer draws it. */
import { openSandbox } from '@suvarna/remote-sandbox/sandbox';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltPage {
  readonly title: unknown;
  readonly markup: string;
}

/**
 * @param folder the build: `remote.json` and what it names
 * @param answers data of the API by path; other calls fail
 * @throws when it does not run, or draws no page
 */
export async function builtPage(
  folder: string,
  { routeId, path, locale }: { readonly routeId: string; readonly path: string; readonly locale: string },
  answers: Readonly<Record<string, object>> = {},
): Promise<BuiltPage> {
  const { name, version, server } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly server: string;
  };
  const source = readFileSync(join(folder, server), 'utf8');
  const sandbox = await openSandbox({ source, name: `${name} ${version}` });
  try {
    const made = await sandbox.page({
      routeId,
      call: async (asked) => {
        const data = answers[asked.split('?', 1)[0] ?? ''];
        if (data === undefined) throw new Error(`A toy asks nobody for ${asked}.`);
        return {
          status: 200,
          body: JSON.stringify({ status_code: 200, error: false, msg: '', message: '', data }),
        };
      },
      deadlineMs: 30_000,
      route: { params: {}, query: new URLSearchParams(), path, origin: 'https://shop.example', locale },
    });
    if (made.kind !== 'page') throw new Error(`${path} is answered with ${made.kind}`);
    return { title: (made.head as { readonly title?: unknown }).title, markup: made.markup.toString() };
  } finally {
    await sandbox.close();
  }
}
