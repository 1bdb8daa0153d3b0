import {
  documentPreview,
  documentPublish,
  documentSave,
  documentUnschedule,
  documentWithdraw,
  pictureAdd,
  staffDocument,
  staffDocuments,
} from '@suvarna/contracts/content';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import type { RefusePhoto } from '../../platform/http/effects/drawn-photos.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { versionsOf, type DocumentName } from './document.store.ts';
import { addPicture } from './pictures/picture.store.ts';
import { textsOfVersion } from './published.ts';
import { factsReader } from './facts/read-facts.ts';
import { staffDocumentOf, staffDocumentsOf, versionIn } from './staff-view.ts';
import { viewDocument } from './view-document.ts';
import { publishDocument, saveDocument, unscheduleDocument, withdrawDocument } from './write-document.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'catalogue' | 'config'>;

const refusePhoto: RefusePhoto = (fault) =>
  new Refusal(fault === 'too-large' ? 'CONTENT.PICTURE_TOO_LARGE' : 'CONTENT.PICTURE_INVALID');

/** `staff/content/…`: written, looked at, shown from a moment on, and taken away. */
export function staffContentRoutes(needs: Needs): FastifyPluginAsync {
  const { db, clock } = needs;
  const facts = factsReader(needs);
  const after = async (tx: Tx, name: DocumentName) => envelope(await staffDocumentOf(tx, name, clock()));

  return async (app) => {
    serve(app, staffDocuments, async (request) =>
      envelope(await staffDocumentsOf(db, request.query.kind, clock())),
    );

    serve(app, staffDocument, async (request) =>
      envelope(await staffDocumentOf(db, request.query, clock(), request.query.version)),
    );

    serve(app, documentPreview, async (request) => {
      const { kind, slug, version, lang } = request.query;
      const row = versionIn(await versionsOf(db, { kind, slug }), version);
      const document = {
        kind,
        slug,
        key: `${kind}/${slug}/${String(row.version)}`,
        texts: textsOfVersion(row),
        publishedAt: row.saved_at,
        changedAt: row.saved_at,
      };
      return envelope(viewDocument(document, await facts.all(), { locale: lang, currency: 'INR' }));
    });

    serveOnce(app, documentSave, async ({ tx, request }) => {
      const { texts, saved_by: by, ...act } = request.body;
      await saveDocument(tx, { ...act, by, at: clock() }, texts, await facts.all());
      return after(tx, act);
    });

    serveOnce(app, pictureAdd, { refusePhoto }, async ({ tx, request }) => {
      const { why, added_by: by } = request.body;
      const [picture] = request.drawnPhotos ?? [];
      if (picture === undefined) throw new Error('A picture was not drawn.');
      const name = await addPicture(tx, picture, { why, by, at: clock() });
      return envelope({ name, width: picture.width, height: picture.height });
    });

    serveOnce(app, documentPublish, async ({ tx, request }) => {
      const { version, at: from, planned, decided_by: by, ...act } = request.body;
      const said = { ...act, by, at: clock() };
      await publishDocument(tx, said, {
        version,
        planned,
        from: from === undefined ? undefined : new Date(from),
      });
      return after(tx, act);
    });

    serveOnce(app, documentUnschedule, async ({ tx, request }) => {
      const { decided_by: by, ...act } = request.body;
      await unscheduleDocument(tx, { ...act, by, at: clock() });
      return after(tx, act);
    });

    serveOnce(app, documentWithdraw, async ({ tx, request }) => {
      const { decided_by: by, ...act } = request.body;
      await withdrawDocument(tx, { ...act, by, at: clock() });
      return after(tx, act);
    });
  };
}
