/** Builds what faults put live, after the sources have been built. */
import { createdRemote } from './created-remote.ts';
import { earlierShell, nextCatalog, nextSavingsPlan, otherCheckout } from './other-releases.ts';

for (const build of [nextCatalog, nextSavingsPlan, otherCheckout, earlierShell, createdRemote]) await build();
