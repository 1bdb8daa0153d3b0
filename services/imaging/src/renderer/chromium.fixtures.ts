import { findChromium } from '@suvarna/chromium/find-chromium';

/** The Chromium tests draw with; `''` where there is none, and on systems whose browsers they do not know. */
export const testChromium = process.platform === 'linux' ? findChromium(process.env).path : '';
if (testChromium === '') process.stderr.write('no Chromium here: the browser that draws is not tested\n');
