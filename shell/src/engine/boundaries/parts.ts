/** Which part of the page on screen belongs to whom. */
import type { PublicComposition, PublicRemote } from '@suvarna/contracts/public-composition';

export interface Part {
  /** `catalog`, `shell`. */
  readonly remote: string;
  /** `main`, `product-rail`, `header`: which place of the remote it is. */
  readonly place: string;
  readonly element: Element;
}

const SLOT = 'single-spa-application:';

/** Every visible part, outer ones first. */
export function partsOf(page: Document): readonly Part[] {
  const parts: Part[] = [];
  const add = (remote: string, place: string, element: Element | null): void => {
    if (element && element.childElementCount > 0) parts.push({ remote, place, element });
  };
  add('shell', 'header', page.getElementById('shell-header'));
  for (const slot of page.querySelectorAll(`[id^="${SLOT}"]`)) add(slot.id.slice(SLOT.length), 'page', slot);
  for (const element of page.querySelectorAll<HTMLElement>('[data-fragment]')) {
    const [remote = '', fragment = ''] = (element.dataset['fragment'] ?? '').split('/');
    add(remote, fragment, element);
  }
  add('shell', 'footer', page.getElementById('shell-footer'));
  return parts;
}

export interface Release {
  readonly remote: string;
  readonly version: string;
  readonly owner: string;
  readonly killed: boolean;
  /** Milliseconds its container took to load; `null` when it came with the document or not at all. */
  readonly loadMs: number | null;
}

const SHELL_OWNER = 'Team Shell';

/** The shell first, then every remote of the composition. */
export function releasesOf({ remotes }: PublicComposition, shellVersion: string): readonly Release[] {
  const shell: Release = {
    remote: 'shell',
    version: shellVersion,
    owner: SHELL_OWNER,
    killed: false,
    loadMs: null,
  };
  return [
    shell,
    ...remotes.map(({ name, version, owner, killed, container }) => ({
      remote: name,
      version,
      owner,
      killed,
      loadMs: loadTime(container),
    })),
  ];
}

/** Measured by the loader itself (`containers.ts`). */
function loadTime(container: PublicRemote['container']): number | null {
  const [measure] = performance.getEntriesByName(`load ${container}`, 'measure');
  return measure ? Math.round(measure.duration) : null;
}
