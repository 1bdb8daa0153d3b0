/** Software that shops for people finds the store by what it publishes, and reads what its pages say. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/shop-test.ts';

// Of the document as it is sent: a price stands there.
test.use({ javaScriptEnabled: false });

const VERSION = '2026-04-08';

/** A platform's profile, served on this machine, where a local store reads it. */
async function servedProfile(): Promise<{ readonly agent: string; close(): void }> {
  const capabilities = { 'dev.ucp.shopping.catalog.search': [{ version: VERSION }] };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ucp: { version: VERSION, capabilities } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { agent: `profile="http://127.0.0.1:${port}/"`, close: () => server.close() };
}

interface Profile {
  readonly ucp: { readonly services: Readonly<Record<string, { transport: string; endpoint: string }[]>> };
}
interface Found {
  readonly products: readonly {
    readonly title: string;
    readonly variants: readonly { readonly url: string; readonly description: { readonly plain: string } }[];
  }[];
}

test('an agent that knows the address alone finds a ring under a price, and its page says the same', async ({
  page,
  request,
}) => {
  const platform = await servedProfile();
  try {
    const [, address = ''] =
      /\((\S+\/\.well-known\/ucp)\)/.exec(await (await request.get('/llms.txt')).text()) ?? [];
    const profile = (await (await request.get(address)).json()) as Profile;
    const rest = profile.ucp.services['dev.ucp.shopping']?.find(({ transport }) => transport === 'rest');
    const answer = await request.post(`${rest?.endpoint}/catalog/search`, {
      headers: { 'ucp-agent': platform.agent },
      data: {
        query: 'gold ring',
        filters: { categories: ['rings'], price: { max: 5_000_000 } },
        context: { currency: 'INR' },
        pagination: { limit: 1 },
      },
    });
    expect(answer.headers()['signature']).toMatch(/^sig1=:/);
    const [ring] = ((await answer.json()) as Found).products;
    const [variant] = ring?.variants ?? [];
    const [, price = ''] = /Price (₹[\d,]+)/.exec(variant?.description.plain ?? '') ?? [];
    const { pathname, search } = new URL(variant?.url ?? '');
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ring?.title ?? '');
    await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
  } finally {
    platform.close();
  }
});
