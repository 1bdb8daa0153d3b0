import { jest } from '@jest/globals';
import { hasMesa } from '../mesa/mesa.fixtures.ts';
import { openMesaStills } from '../mesa/mesa-stills.ts';
import { testChromium } from '../renderer/chromium.fixtures.ts';
import { createStillBrowser } from '../still-browser.ts';
import { describeRenderer, goldenNamed, OF_EACH_MATERIAL } from './goldens.fixtures.ts';
import { GOLDENS } from './goldens.ts';

jest.setTimeout(300_000);

/** What a browser draws where the same code draws all without one; goldens.proof.ts has the others, too. */
const IN_BROWSER = [...OF_EACH_MATERIAL, 'ruby-jhumka-worn', 'round-diamond-ring-macro'];

describeRenderer({
  where: 'in a browser',
  isThere: testChromium !== '',
  open: () => createStillBrowser(testChromium),
  goldens: hasMesa ? IN_BROWSER.map(goldenNamed) : GOLDENS,
});
describeRenderer({ where: 'without a browser', isThere: hasMesa, open: openMesaStills, goldens: GOLDENS });
