/** Which release something came from: by the place on the page, or by the file that threw. */
import type { PublicComposition } from '@suvarna/contracts/public-composition';

interface Source {
  readonly remote: string;
  readonly version: string;
}

const SLOT = 'single-spa-application:';
/** `/remotes/catalog/1.4.0/…` and `/shell/1.0.0/…`. */
const FILE = /\/(?:remotes\/([a-z][a-z0-9-]{1,30})|(shell))\/(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,40})?)\//;

export interface Sources {
  readonly ofRemote: (name: string) => Source;
  readonly ofElement: (element: Element | null) => Source;
  /** Whose page it stands on, whoever's piece it is; `null` outside of pages. */
  readonly ofPage: (element: Element | null) => Source | null;
  /** Of the first frame that is ours. `part` when no frame says. */
  readonly ofStack: (stack: string, part: string) => Source;
}

export function createSources(composition: () => PublicComposition, shellVersion: string): Sources {
  const shell: Source = { remote: 'shell', version: shellVersion };
  const ofRemote = (name: string): Source => {
    const known = composition().remotes.find((remote) => remote.name === name);
    return known ? { remote: known.name, version: known.version } : shell;
  };
  return {
    ofRemote,
    ofElement(element) {
      const owner = element?.closest<HTMLElement>(`[data-fragment], [id^="${SLOT}"]`);
      const name = owner?.dataset['fragment']?.split('/')[0] ?? owner?.id.slice(SLOT.length);
      return name === undefined ? shell : ofRemote(name);
    },
    ofPage(element) {
      const slot = element?.closest(`[id^="${SLOT}"]`);
      return slot ? ofRemote(slot.id.slice(SLOT.length)) : null;
    },
    ofStack(stack, part) {
      const [, remote, , version] = FILE.exec(stack) ?? [];
      if (remote !== undefined && version !== undefined) return { remote, version };
      return part === 'shell' ? shell : ofRemote(part);
    },
  };
}
