/**
 * One single-spa application per remote. Which one is active is the navigator's decision, made
 * when a page is ready, so nothing is taken off the screen before its successor can come on.
 */
import type { EmbedFragment, HostProps, RemoteModule, ShownPage } from '@suvarna/remote-kit/host';
import {
  getAppStatus,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { DEADLINE_MS, guarded } from './guarded-lifecycles.ts';
import { createPageSource, type WritablePageSource } from './page-sources.ts';

export interface Applications {
  /** Name of the remote on screen; `null` while the fallback slot is. */
  readonly active: () => string | null;
  /** Module of the remote on screen: its open page stays with the version it was mounted with. */
  readonly mounted: (name: string) => RemoteModule | undefined;
  /**
   * Puts a prepared page on screen, with whatever mounting and unmounting that takes.
   *
   * @param options.takesOver it is the page the server drew, and hydrates what is there
   */
  readonly show: (
    name: string,
    module: RemoteModule,
    page: ShownPage,
    options?: { readonly takesOver?: boolean },
  ) => Promise<void>;
  /** Takes every remote off the screen. */
  readonly clear: () => Promise<void>;
  readonly start: () => void;
  /** How many times a remote was replaced by another version in this document. */
  readonly swaps: () => number;
}

interface Options {
  readonly embed: EmbedFragment;
  readonly hydrateFirst: string | null;
  readonly onBroken: (name: string, error: unknown) => void;
}

interface Application {
  module: RemoteModule;
  readonly pages: WritablePageSource;
}

const GRACE_MS = 1_000;

const slotId = (name: string): string => `single-spa-application:${name}`;

export function createApplications({ embed, hydrateFirst, onBroken }: Options): Applications {
  const applications = new Map<string, Application>();
  let active: string | null = null;
  let hydrate = hydrateFirst;
  let swaps = 0;

  const register = (name: string, application: Application): void => {
    applications.set(name, application);
    registerApplication<HostProps>({
      name,
      app: () =>
        Promise.resolve(
          guarded(application.module, { slot: slotId(name), onBroken: (error) => onBroken(name, error) }),
        ),
      activeWhen: () => active === name,
      customProps: () => {
        const props: HostProps = {
          pages: application.pages,
          hydrate: hydrate === name,
          embed,
          onError: (error) => onBroken(name, error),
        };
        return props;
      },
    });
  };

  /** Only ever called for a remote that is not on screen: the safe boundary of a swap. */
  const take = async (name: string, module: RemoteModule): Promise<Application> => {
    const known = applications.get(name);
    if (!known) {
      const application = { module, pages: createPageSource() };
      register(name, application);
      return application;
    }
    if (known.module !== module) {
      known.module = module;
      swaps += 1;
      if (getAppStatus(name) !== 'NOT_LOADED') await unloadApplication(name, { waitForUnmount: false });
    }
    return known;
  };

  /** The server's page gives way before anything of it was hydrated. */
  const dropServerPage = (): void => {
    if (hydrate === null || active !== null) return;
    document.getElementById(slotId(hydrate))?.replaceChildren();
    hydrate = null;
  };

  return {
    active: () => active,
    mounted: (name) => (active === name ? applications.get(name)?.module : undefined),
    show: async (name, module, page, { takesOver = false } = {}) => {
      if (!takesOver) dropServerPage();
      const application = active === name ? applications.get(name) : await take(name, module);
      if (!application) throw new Error(`${name} is not registered`);
      application.pages.set(page);
      if (active === name) {
        await module.shown?.(page);
        return;
      }
      ensureSlot(name);
      active = name;
      await triggerAppChange();
      hydrate = null;
    },
    clear: async () => {
      dropServerPage();
      active = null;
      await triggerAppChange();
    },
    start: () => {
      // The guard keeps the deadlines, and says so once; single-spa would warn of its own before.
      setBootstrapMaxTime(DEADLINE_MS.bootstrap + GRACE_MS, false, DEADLINE_MS.bootstrap + GRACE_MS);
      setMountMaxTime(DEADLINE_MS.mount + GRACE_MS, false, DEADLINE_MS.mount + GRACE_MS);
      start({ urlRerouteOnly: true });
    },
    swaps: () => swaps,
  };
}

/** A remote mounts into the main landmark, in the place of what the server put there instead of a page. */
function ensureSlot(name: string): void {
  document
    .querySelectorAll('#main > :not([id^="single-spa-application:"])')
    .forEach((element) => element.remove());
  if (document.getElementById(slotId(name))) return;
  const slot = document.createElement('div');
  slot.id = slotId(name);
  document.getElementById('main')?.append(slot);
}
