import { partsOf } from '@suvarna/testing/remote-page';
import { en, hi } from './texts.fixtures.ts';

/** Parts of this remote as the shell would draw them. */
export const { inRemote, show } = partsOf('account', { en, hi });
