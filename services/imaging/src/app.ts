import { createDrain } from '@suvarna/settings/drain';
import { createObjectStorage } from '@suvarna/settings/object-storage';
import { requestLogs } from '@suvarna/telemetry/log-ids';
import { measureRequests, requestDurations } from '@suvarna/telemetry/request-metrics';
import { idOfRequest, scopeRequests } from '@suvarna/telemetry/requests';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openBanners } from './banners/banner-files.ts';
import { bannerRoutes } from './http/banner.routes.ts';
import { fail } from './http/failure.ts';
import { drawingRoutes } from './http/drawing.routes.ts';
import { opsRoutes } from './http/ops.routes.ts';
import { photoRoutes } from './http/photo.routes.ts';
import { pictureRoutes } from './http/picture.routes.ts';
import { openCommitted } from './masters/committed.ts';
import { createFigures } from './ops/figures.ts';
import { createPictureSource } from './pictures/picture-source.ts';
import { startDrawAhead } from './pictures/draw-ahead.ts';
import { askDrawingOrder } from './pictures/drawing-order.ts';
import { createDrawingQueue } from './pictures/drawing-queue.ts';
import { noCache, openDiskCache, type PictureCache } from './pictures/disk-cache.ts';
import type { Wanted } from './pictures/picture.ts';
import { openS3Cache } from './pictures/s3-cache.ts';
import { createPieceClient, type PieceClient } from './pictures/piece-client.ts';
import { createPictureStore } from './pictures/picture-store.ts';
import { superviseRenderer, type Renderer } from './renderer/supervised-renderer.ts';
import { openRenderer } from './renderer/open-renderer.ts';

export interface App {
  readonly http: FastifyInstance;
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

export interface AppParts {
  readonly config: Config;
  readonly log: Logger;
  /** Left out, the settings' Chromium is opened. */
  readonly open?: () => Promise<Renderer>;
  readonly pieces?: PieceClient;
  /** Folder of committed pictures. */
  readonly heroes?: string;
}

/** A picture from the storage is worth a moment; a new one takes seconds. */
const STORAGE_PATIENCE = { retries: 1, deadline: 2_000 };
const BODY_LIMIT = 1_024;
/** Pictures drawn ahead leave this share of the folder free. */
const AHEAD_FILLS = 0.9;
/** Pages are answered before pictures are drawn, and pictures that readers wait for before those that nobody asked for. */
const [READERS_NICENESS, AHEAD_NICENESS] = [5, 19];
/** A picture that takes longer is stuck, however busy the machine is. */
const PICTURE_LIMIT_MS = 120_000;

/** Puts the service together. It does not listen. */
export async function buildApp({ config, log, open, pieces, heroes }: AppParts): Promise<App> {
  const committed = await openCommitted(heroes);
  const cache = await openCache(config, log);
  const store = createPictureStore({
    committed,
    cache,
    memoryBytes: config.memoryBytes,
    queueLimit: config.queueLimit,
    onDamaged: (error, name) =>
      log.warn({ err: error, name }, 'a stored picture is damaged; it is made again'),
  });
  const rendererOf = (niceness: number) => {
    const opening =
      open ?? (config.chromium === '' ? undefined : openRenderer(config.chromium, { log, niceness }));
    return (
      opening &&
      superviseRenderer(opening, {
        limitMs: PICTURE_LIMIT_MS,
        onLost: (error) => log.warn({ err: error }, 'what draws was lost; opening another'),
      })
    );
  };
  const renderer = rendererOf(READERS_NICENESS);
  const drawing = {
    onMade: (seconds: number) => figures.made(seconds),
    onFailed: (error: unknown, { product_id, view, colour }: Wanted) => {
      figures.failed();
      log.error({ err: error, product_id, view, colour }, 'a picture could not be made');
    },
  };
  const drawingQueue = createDrawingQueue({ ...drawing, renderer, store, queueLimit: config.queueLimit });
  const askPieces = pieces ?? createPieceClient(config.commerceUrl);
  // A process of its own: a running one cannot be made more willing to wait and then less again.
  const aheadQueue = createDrawingQueue({
    ...drawing,
    // Figures tell what readers wait for.
    onMade: () => undefined,
    renderer: config.ahead ? rendererOf(AHEAD_NICENESS) : undefined,
    store: { put: store.lay },
    queueLimit: 1,
  });
  const ahead =
    config.ahead && renderer
      ? startDrawAhead({
          order: () => askDrawingOrder(config.commerceUrl),
          pieces: askPieces,
          store,
          readers: drawingQueue,
          drawingQueue: aheadQueue,
          // What readers asked for is never pushed out by what nobody did; without a folder nothing could be kept.
          hasRoom: () => cache !== noCache && cache.bytes() < config.cacheBytes * AHEAD_FILLS,
          onFault: (error) => log.warn({ err: error }, 'the catalogue is not drawn ahead for now'),
        })
      : undefined;
  const figures = createFigures({ waiting: drawingQueue.waiting, cacheBytes: cache.bytes, ahead });
  const source = createPictureSource({
    store,
    drawingQueue,
    waitMs: config.waitMs,
    pieces: askPieces,
    onUnreachable: (error) => log.warn({ err: error }, 'commerce does not say what a piece looks like'),
  });
  if (!renderer)
    log.warn(
      'there is no Chromium: committed pictures are served, others are not made; install one or name it in CHROMIUM',
    );
  if (committed.count === 0) log.warn('no pictures are committed: every picture is made on demand');
  const drain = createDrain();

  const http = Fastify({
    loggerInstance: log,
    ...requestLogs({ disableRequestLogging: true }),
    genReqId: idOfRequest,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 10_000,
    // What came too slowly is looked for every second; Node alone would look every 30.
    // Of the two deadlines Node takes the longer one for bodies: without its own, heads would have 60 seconds.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, _request, reply) => {
      fail(reply, 400, 'REQUEST.INVALID', 'The address is not readable.');
    },
  }) as unknown as FastifyInstance;
  scopeRequests(http);
  measureRequests(http, requestDurations(figures.registry), 'imaging');
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff');
  });
  http.setNotFoundHandler((_request, reply) =>
    fail(reply, 404, 'REQUEST.NOT_FOUND', 'There is no such picture.'),
  );
  http.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500)
      return fail(reply, 400, 'REQUEST.INVALID', 'The request is not valid.');
    log.error({ err: error }, 'request failed');
    return fail(reply, 500, 'SERVICE.FAILED', 'Something went wrong.');
  });
  await http.register(
    opsRoutes(
      () => ({
        draining: drain.isDraining(),
        renderer: drawingQueue.draws() ? 'ready' : 'none',
        committed: committed.count,
        waiting: drawingQueue.waiting(),
      }),
      figures.registry,
    ),
  );
  await http.register(
    drawingRoutes({
      source,
      onFailed: (error) => log.warn({ err: error }, 'a picture could not be drawn ahead'),
    }),
  );
  await http.register(photoRoutes);
  await http.register(bannerRoutes(await openBanners()));
  await http.register(pictureRoutes({ source, store, onAnswer: figures.answered }));
  await http.ready();
  drain.watch(http.server);
  return {
    http,
    drain: drain.begin,
    async close() {
      // Calls under way wait for their pictures.
      await http.close();
      await Promise.all([ahead?.close(), aheadQueue.close(), drawingQueue.close()]);
    },
  };
}

async function openCache(
  { objectStorage, cacheDirectory, cacheBytes }: Config,
  log: Logger,
): Promise<PictureCache> {
  if (objectStorage) {
    return openS3Cache(createObjectStorage(objectStorage, STORAGE_PATIENCE), {
      onFault: (error) => log.warn({ err: error }, 'object storage is away; pictures are made again'),
    });
  }
  if (cacheDirectory === '') return noCache;
  return openDiskCache(cacheDirectory, cacheBytes, (error) =>
    log.warn({ err: error }, 'the folder of pictures takes none; they are cached in memory only'),
  );
}
