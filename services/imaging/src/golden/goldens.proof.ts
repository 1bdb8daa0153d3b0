/** All golden pictures in a browser, of which `goldens.test.ts` draws one of each material and view where the system draws without one. */
import { testChromium } from '../renderer/chromium.fixtures.ts';
import { createStillBrowser } from '../still-browser.ts';
import { describeRenderer } from './goldens.fixtures.ts';
import { GOLDENS } from './goldens.ts';

describeRenderer({
  where: 'in a browser',
  isThere: testChromium !== '',
  open: () => createStillBrowser(testChromium),
  goldens: GOLDENS,
});
