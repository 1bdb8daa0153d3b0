import { Gauge, type Registry } from 'prom-client';

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

/** `agent_calls` by platform, operation and outcome. */
export function measureAgents(registry: Registry, { agentFigures }: { readonly agentFigures: AgentFigures }) {
  const calls = new Gauge({
    name: 'agent_calls',
    help: 'Calls of agents since the process began, by platform, operation and outcome',
    labelNames: ['platform', 'operation', 'outcome'] as const,
    registers: [registry],
  });
  return async (): Promise<void> => {
    for (const { times, ...labels } of agentFigures.counted()) calls.set(labels, times);
  };
}
