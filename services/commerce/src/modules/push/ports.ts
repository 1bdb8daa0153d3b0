import type { Subscription } from './subscription.ts';

interface Push {
  readonly to: Omit<Subscription, 'expiresAt'>;
  /** Plain; the port encrypts it for this browser alone. */
  readonly text: string;
  /** How long the push service may keep it for a browser that is away. */
  readonly ttlSeconds: number;
}

/** How pushes leave. `gone`: the browser took its subscription back. Rejects for what may go better later. */
export type SendPush = (push: Push) => Promise<'taken' | 'gone'>;
