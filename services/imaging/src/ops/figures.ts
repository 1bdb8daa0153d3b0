import type { DrawAhead } from '../pictures/draw-ahead.ts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Figures {
  readonly registry: Registry;
  readonly answered: (kind: string) => void;
  readonly made: (seconds: number) => void;
  readonly failed: () => void;
}

export function createFigures(sources: {
  readonly waiting: () => number;
  readonly cacheBytes: () => number;
  /** Left out where nothing is drawn ahead. */
  readonly ahead?: Pick<DrawAhead, 'drawn' | 'left' | 'isPaused'> | undefined;
}): Figures {
  const registry = new Registry();
  const registers = [registry];
  // Looking every 10 ms, as it would, wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const answers = new Counter({
    name: 'imaging_answers_total',
    help: 'Answers by what they were: a finished picture, the best there is, or none.',
    labelNames: ['kind'],
    registers,
  });
  const seconds = new Histogram({
    name: 'imaging_made_seconds',
    help: 'Time to draw and encode a picture.',
    buckets: [0.5, 1, 2, 4, 8, 16, 32],
    registers,
  });
  const failures = new Counter({
    name: 'imaging_failed_total',
    help: 'Pictures that could not be made.',
    registers,
  });
  const { ahead } = sources;
  const ofAhead = ahead
    ? ([
        ['imaging_ahead_drawn', 'Pictures drawn ahead since the start.', ahead.drawn],
        ['imaging_ahead_left', 'Pictures of this round that were not looked for yet.', ahead.left],
        [
          'imaging_ahead_paused',
          '1 while the catalogue is not drawn ahead because there is other work or no room.',
          () => Number(ahead.isPaused()),
        ],
      ] as const)
    : [];
  for (const [name, help, value] of [
    ...ofAhead,
    ['imaging_waiting', 'Pictures that wait or are being made.', sources.waiting],
    ['imaging_cache_bytes', 'Size of the pictures on disk that were made on demand.', sources.cacheBytes],
  ] as const) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }
  return {
    registry,
    answered: (kind) => answers.inc({ kind }),
    made: (took) => seconds.observe(took),
    failed: () => failures.inc(),
  };
}
