/** The other releases that faults put live. A whole run builds them with everything else, a run of a few asks for one and gets it built. */
import { join } from 'node:path';
import { cachedBuild } from './cached-build.ts';
import { nextReleaseOf } from './next-release.ts';
import { repository } from '../repository.ts';
import { runTool } from './run-tool.ts';

/** What a listing of catalog 1.0.1 says after the count. */
export const NEW_WORDS = 'all hallmarked';
export const nextCatalog = (): Promise<string> =>
  nextReleaseOf('catalog', '1.0.1', { key: 'listing.count', after: `, ${NEW_WORDS}` });

/** What the landing page of golden-bounty 1.1.0 says after its heading. */
export const NEW_PLAN_WORDS = ', honestly';
export const nextSavingsPlan = (): Promise<string> =>
  nextReleaseOf('golden-bounty', '1.1.0', { key: 'landing.heading', after: NEW_PLAN_WORDS });

/** What the payment of checkout 1.0.1 says after its question. */
export const NEW_PAYMENT_WORDS = ' Safely, as always';
/** How long its bag is busy at each click. */
export const BUSY_MS = 400;
/** What it says before it never comes to rest. */
export const LAST_WORD = 'now for ever';
/**
 * One release for all that a canary is turned back for: its bag is slow at each click, its gift cards are drawn
 * otherwise by the browser than by the server, its address of guests never gives the browser back. Its payment is
 * as good as the one before.
 */
export const otherCheckout = (): Promise<string> =>
  nextReleaseOf('checkout', '1.0.1', { key: 'payment.choose', after: NEW_PAYMENT_WORDS }, [
    {
      file: 'bag/bag.page.tsx',
      code: `
globalThis.document?.addEventListener('click', () => {
  const end = performance.now() + ${BUSY_MS};
  while (performance.now() < end);
});
`,
    },
    {
      file: 'gift-cards/gift-cards.page.tsx',
      before: '<GiftCardForm />',
      code: '<p>{Math.random()}</p>',
    },
    {
      file: 'address/guest-address.page.tsx',
      code: `
if (globalThis.document) {
  console.info('${LAST_WORD}');
  for (;;);
}
`,
    },
  ]);

/** Before the name of a customer could be changed in the session: what mfe-account needs of the site came with 1.2.0. */
const EARLIER_SITE = '1.1.0';
/** Folder of a shell of that time, 0.9.0. */
export const earlierShell = (): Promise<string> =>
  cachedBuild(`shell-with-site-${EARLIER_SITE}`, 'shell', async (workshop) => {
    const folder = join(workshop, 'dist');
    const { code, output } = await runTool(
      'ops/local/src/build/build-one.ts',
      ['shell', join(repository, 'shell'), folder, '0.9.0', 'unknown', EARLIER_SITE],
      { NODE_ENV: 'production' },
    );
    if (code !== 0) throw new Error(`building the earlier shell failed:\n${output}`);
    return folder;
  });
