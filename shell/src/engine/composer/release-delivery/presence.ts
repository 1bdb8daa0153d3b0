/** Says every half minute, and after each switch, that this composer is there and what it serves. */
import { randomBytes } from 'node:crypto';
import type { ComposerLog } from '../log.ts';
import type { RegistryClient } from './registry-client.ts';

export interface Presence {
  /** Never rejects. */
  say(): Promise<void>;
  close(): void;
}

const EVERY_MS = 30_000;

export function createPresence({
  registry,
  revision,
  shell,
  log,
}: {
  readonly registry: Pick<RegistryClient, 'sayRunning'>;
  /** `null`: it serves nothing yet. */
  readonly revision: () => number | null;
  readonly shell: string;
  readonly log: ComposerLog;
}): Presence {
  const composer = randomBytes(8).toString('hex');
  let isHeard = true;
  const presence: Presence = {
    async say() {
      const served = revision();
      if (served === null) return;
      try {
        await registry.sayRunning({ composer, revision: served, shell });
        isHeard = true;
      } catch (error) {
        if (isHeard) log.warn({ error }, 'the registry could not be told what this composer runs');
        isHeard = false;
      }
    },
    close: () => clearInterval(timer),
  };
  const timer = setInterval(() => void presence.say(), EVERY_MS);
  timer.unref();
  return presence;
}
