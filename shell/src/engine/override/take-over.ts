/** Puts a developer's own release in the place of a live remote, before anything of it is loaded. */
import {
  OVERRIDE_ELEMENT,
  parseOverride,
  type RemoteOverride,
  writeOverride,
} from '@suvarna/contracts/public-composition';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Translate } from '@suvarna/remote-kit/page';
import { replaceRemote } from '../browser/composition/remote-override.ts';
import { reportFailure } from '../browser/composition/report-failure.ts';
import { OverrideBanner, type OverrideBannerProps } from './override-banner.tsx';

/** Never rejects: without the developer's machine the store goes on with the live remote, and says so. */
export async function takeOver(t: Translate): Promise<void> {
  const override = readOrder();
  if (!override) return;
  try {
    const { fetchOwnRelease } = await import('./own-release.ts');
    const remote = await fetchOwnRelease(override);
    replaceRemote(remote);
    show(t, override, { version: remote.version });
  } catch (error) {
    reportFailure(error, 'override');
    show(t, override, { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** The document is the store's own, yet what it names is code to run: read as strictly as an address. */
function readOrder(): RemoteOverride | null {
  const data = JSON.parse(
    document.getElementById(OVERRIDE_ELEMENT)?.textContent ?? 'null',
  ) as RemoteOverride | null;
  return data && parseOverride(writeOverride(data));
}

function show(t: Translate, override: RemoteOverride, outcome: OverrideBannerProps['outcome']): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, { identifierPrefix: 'override-' }).render(
    createElement(OverrideBanner, { t, override, outcome }),
  );
}
