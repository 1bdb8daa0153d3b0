import { readConfig } from '../config.ts';

/** The Chromium tests draw with; `''` where there is none, and on systems whose browsers they do not know. */
export const testChromium = process.platform === 'linux' ? readConfig({ PATH: process.env['PATH'], CHROMIUM: process.env['CHROMIUM'] }).chromium : '';
if (testChromium === '') process.stderr.write('no Chromium here: the browser that draws is not tested\n');
