import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../../dependencies.ts';
import { figuresByPlatform } from './platform-figures.store.ts';

/** Platforms that are told apart; the rest are counted together, so that nobody makes labels by the thousand. */
const MOST_PLATFORMS = 50;

/** What agents asked and what became of it, since this process began. */
export interface AgentFigures {
  /**
   * @param platform host of its profile; `''` where that was not known
   * @param outcome `success`, `error` for an answer that says no, or the code of a fault
   */
  count(platform: string, operation: string, outcome: string): void;
  /** Each with how often. */
  counted(): readonly {
    readonly platform: string;
    readonly operation: string;
    readonly outcome: string;
    readonly times: number;
  }[];
}

export function createAgentFigures(): AgentFigures {
  const platforms = new Set<string>();
  const times = new Map<string, number>();
  return {
    count(platform, operation, outcome) {
      if (platforms.size < MOST_PLATFORMS) platforms.add(platform);
      const key = JSON.stringify([platforms.has(platform) ? platform : 'others', operation, outcome]);
      times.set(key, (times.get(key) ?? 0) + 1);
    },
    counted: () =>
      [...times].map(([key, many]) => {
        const [platform = '', operation = '', outcome = ''] = JSON.parse(key) as string[];
        return { platform, operation, outcome, times: many };
      }),
  };
}

/** Of a day; what is older says nothing of how it goes. */
const SESSIONS_MS = 86_400_000;

/** `agent_calls` by platform, operation and outcome; `agent_sessions` of the last day by platform and how far they came. */
export function measureAgents(
  registry: Registry,
  { agentFigures, db, clock }: Pick<Dependencies, 'agentFigures' | 'db' | 'clock'>,
) {
  const calls = new Gauge({
    name: 'agent_calls',
    help: 'Calls of agents since the process began, by platform, operation and outcome',
    labelNames: ['platform', 'operation', 'outcome'] as const,
    registers: [registry],
  });
  const sessions = new Gauge({
    name: 'agent_sessions',
    help: 'Carts and checkouts that agents began in the last day, and how far they came, by platform',
    labelNames: ['platform', 'step'] as const,
    registers: [registry],
  });
  return async (): Promise<void> => {
    for (const { times, ...labels } of agentFigures.counted()) calls.set(labels, times);
    const since = new Date(clock().getTime() - SESSIONS_MS);
    sessions.reset();
    for (const row of await figuresByPlatform(db, since, MOST_PLATFORMS)) {
      const { platform, carts, checkouts, taken_over: takenOver, orders } = row;
      const steps = {
        begun: carts + checkouts,
        opened: row.opened,
        'taken-over': takenOver,
        ordered: orders,
      };
      for (const [step, many] of Object.entries(steps)) sessions.inc({ platform, step }, many);
    }
  };
}
