import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { routeOf } from './requests.ts';

export type RequestDurations = Histogram<'listener' | 'method' | 'route' | 'release' | 'status'>;

/** Series are few: routes by their pattern, statuses by their class, releases as the server names them. */
export function requestDurations(registry: Registry): RequestDurations {
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['listener', 'method', 'route', 'release', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
}

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** Measures every answered request. @param listener what of the process was asked, where it listens for several */
export function measureRequests(app: FastifyInstance, durations: RequestDurations, listener: string): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { route, release = '' } = routeOf(request);
    durations.observe(
      { listener, method: request.method, route, release, status: classOf(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}
