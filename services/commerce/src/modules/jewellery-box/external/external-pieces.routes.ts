import {
  externalPieceAdd,
  externalPieceDelete,
  externalPieceList,
  externalPiecePhoto,
  externalPieceUpdate,
  type ExternalPieceBody,
  type ExternalPiece,
} from '@suvarna/contracts/jewellery-box';
import { indianDay } from '@suvarna/contracts/indian-day';
import { faultOfBoughtOn, faultOfKarat, faultOfPieceName } from '@suvarna/forms/jewellery-box';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { type Asking, serve, serveOnce } from '../../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../../identity/index.ts';
import {
  addPiece,
  changePiece,
  externalPiecesOf,
  removePiece,
  type BoxOwner,
  type PieceOutcome,
} from './external-pieces.ts';
import { goldDays } from '../gold-rates.ts';
import { photoOf } from '../piece.store.ts';
import { sendPhoto } from './send-photo.http.ts';

/** What no schema says of a piece. @throws Refusal by field, in the language of who writes */
function requirePiece(
  { name, metal, karat, bought_on }: ExternalPieceBody,
  request: FastifyRequest,
  at: Date,
) {
  const faults = {
    '/name': faultOfPieceName(name),
    '/karat': faultOfKarat(metal, karat),
    '/bought_on': faultOfBoughtOn(bought_on, indianDay(at)),
  };
  const fields = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      fault === undefined ? [] : [[field, formText(fault, localeOf(request))]],
    ),
  );
  const [text] = Object.values(fields);
  if (text !== undefined) throw new Refusal('REQUEST.INVALID', { message: text, fields });
}

function doneOf<Answer>(outcome: PieceOutcome<Answer>): Answer {
  if (outcome.kind === 'done') return outcome.answer;
  throw new Refusal('BOX.CHANGED', { data: outcome.piece });
}

const listOf = (pieces: readonly ExternalPiece[]) => envelope({ results: [...pieces], count: pieces.length });

/** `box/elsewhere/…`: pieces the customer wrote down; another's are not found. */
export function externalPieceRoutes(deps: Needs): FastifyPluginAsync {
  const { db, pool, clock } = deps;

  async function ownerOf(request: FastifyRequest): Promise<BoxOwner> {
    const at = clock();
    return { customerId: shopperOf(request).id, gold: await goldDays(pool, undefined, at), at };
  }

  /** The gold of days is read before: over another connection. */
  const before = async (
    request: Asking<typeof externalPieceAdd> | Asking<typeof externalPieceUpdate>,
  ): Promise<BoxOwner> => {
    requirePiece(request.body, request, clock());
    return ownerOf(request);
  };

  return async (app) => {
    serve(app, externalPieceList, async (request) =>
      listOf(await externalPiecesOf(db, await ownerOf(request))),
    );

    serveOnce(app, externalPieceAdd, { before }, async ({ tx, request, asked: owner }) =>
      envelope(await addPiece(tx, owner, request.body, request.drawnPhotos)),
    );

    serveOnce(app, externalPieceUpdate, { before }, async ({ tx, request, asked: owner }) =>
      envelope(doneOf(await changePiece(tx, owner, request.body, request.drawnPhotos))),
    );

    serveOnce(app, externalPieceDelete, { before: ownerOf }, async ({ tx, request, asked: owner }) =>
      listOf(doneOf(await removePiece(tx, owner, request.body))),
    );

    serve(app, externalPiecePhoto, async (request, reply) =>
      sendPhoto(reply, await photoOf(db, shopperOf(request).id, request.query), 'BOX.NOT_FOUND'),
    );
  };
}
