/**
 * single-spa skips an application whose lifecycle rejected for good (SKIP_BECAUSE_BROKEN), and
 * waits without end for one that never answers. Guarded lifecycles do neither: they always
 * resolve, in time, and say what went wrong.
 */
import type { HostProps, RemoteModule } from '@suvarna/remote-kit/host';
import type { AppProps, LifeCycles } from 'single-spa';

/** A cheap phone that is busy takes seconds to draw a page it already has; only who never answers is given up. */
export const DEADLINE_MS = { bootstrap: 10_000, mount: 10_000, unmount: 2_000 } as const;

interface Options {
  /** Id of the element the remote mounts into. */
  readonly slot: string;
  readonly onBroken: (error: unknown) => void;
}

type Props = HostProps & AppProps;
type Stage = keyof typeof DEADLINE_MS;

export function guarded(module: RemoteModule, { slot, onBroken }: Options): LifeCycles<HostProps> {
  const run = async (stage: Stage, props: Props): Promise<boolean> => {
    try {
      await withDeadline(
        callAll(module[stage], props),
        DEADLINE_MS[stage],
        `${props.name}: ${stage} did not answer in time`,
      );
      return true;
    } catch (error) {
      onBroken(error);
      return false;
    }
  };
  return {
    bootstrap: async (props) => {
      await run('bootstrap', props);
    },
    mount: async (props) => {
      await run('mount', props);
    },
    unmount: async (props) => {
      // What a broken remote leaves behind must not stand beside the next page.
      if (!(await run('unmount', props))) document.getElementById(slot)?.replaceChildren();
    },
  };
}

async function callAll(lifecycle: RemoteModule[Stage], props: Props): Promise<void> {
  for (const step of Array.isArray(lifecycle) ? lifecycle : [lifecycle]) await step(props);
}

async function withDeadline(work: Promise<void>, ms: number, message: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
