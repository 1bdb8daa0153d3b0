import { FRAME } from './frames.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** A process is looked after so many times before it counts as hanging. */
const LOOKS = 4;

export interface Watchdog {
  /** While pages are made the process has to answer; one in an endless loop does not. */
  readonly over: (child: SandboxProcess) => void;
  /** It said something. */
  readonly heard: () => void;
  readonly stop: () => void;
}

/** @param hangMs - a process that says nothing for this long hangs */
export function createWatchdog(hangMs: number, isIdle: () => boolean): Watchdog {
  let watch: NodeJS.Timeout | undefined;
  /** Pings in a row without a sign of life. */
  let unanswered = 0;
  const stop = (): void => {
    clearInterval(watch);
    watch = undefined;
  };
  return {
    over(child) {
      if (watch) return;
      unanswered = 1;
      watch = setInterval(() => {
        // Looks are counted, not time: while this process itself stands still it hears nothing, and that is no other process's fault.
        if (unanswered > LOOKS) child.kill(`it said nothing for ${hangMs} ms`);
        // Pages that were given up say nothing about the process: it is left alone once it has answered.
        if (isIdle() && unanswered === 0) {
          stop();
          return;
        }
        unanswered += 1;
        child.send(FRAME.ping, 0);
      }, hangMs / LOOKS);
      watch.unref();
    },
    heard: () => {
      unanswered = 0;
    },
    stop,
  };
}
