/** What the store's people see of documents, and do with them. */
import { Type, type Static } from 'typebox';
import { byLocale } from '../base/locale/index.ts';
import { BODY_MAX, DOCUMENT_STATES, LEAD_MAX, PICTURE_TEXT, TITLE_MAX } from './rules.ts';
import { documentKind, documentSlug, locale, ShopDocument } from './schemas.ts';
import { Moment } from '../base/endpoint/moment.ts';
import { RequestPhoto } from '../orders/schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const by = Type.String({ minLength: 1, maxLength: 80 });
const why = Type.String({ minLength: 1, maxLength: 300 });
const number = Type.Integer({ minimum: 1, maximum: 2_147_483_646 });
/** Of what was looked at; 0 for a document that is not there yet. */
const edition = Type.Integer({ minimum: 0, maximum: 2_147_483_646 });
const of = { kind: documentKind, slug: documentSlug };

const Words = strictObject({
  title: Type.String({ minLength: 1, maxLength: TITLE_MAX }),
  lead: Type.String({ minLength: 1, maxLength: LEAD_MAX }),
  /** Markdown without HTML; `{{name}}` stands for a number or a product of the store. */
  body: Type.String({ minLength: 1, maxLength: BODY_MAX }),
});
const Texts = strictObject(byLocale(() => Words));
export type DocumentTexts = Static<typeof Texts>;

const StaffVersion = Type.Object({
  version: Type.Integer(),
  saved_by: Type.String(),
  saved_at: Type.String(),
  why: Type.String(),
});
/** `version` is null where it was taken away. */
const StaffPublication = Type.Object({
  publication_id: Type.Integer(),
  version: Type.Union([Type.Integer(), Type.Null()]),
  at: Type.String(),
  decided_by: Type.String(),
  decided_at: Type.String(),
  why: Type.String(),
  called_off: Type.Boolean(),
});
export const StaffDocument = Type.Object({
  ...of,
  state: oneOf(DOCUMENT_STATES),
  edition: Type.Integer(),
  /** The last one written, and the one that shoppers see. */
  version: Type.Integer(),
  published_version: Type.Union([Type.Integer(), Type.Null()]),
  texts: Texts,
  /** The latest first. */
  versions: Type.Array(StaffVersion),
  publications: Type.Array(StaffPublication),
});
export type StaffDocument = Static<typeof StaffDocument>;

export const StaffDocumentsQuery = strictObject({ kind: Type.Optional(documentKind) });
export const StaffDocuments = Type.Object({
  results: Type.Array(
    Type.Pick(StaffDocument, ['kind', 'slug', 'state', 'edition', 'version', 'published_version']),
  ),
  count: Type.Integer(),
});
export type StaffDocuments = Static<typeof StaffDocuments>;

/** Left out, the last version. */
export const StaffDocumentQuery = strictObject({ ...of, version: Type.Optional(number) });
export const PreviewQuery = strictObject({ ...of, version: Type.Optional(number), lang: locale });
export const Preview = ShopDocument;

export const SaveBody = strictObject({ ...of, edition, texts: Texts, why, saved_by: by });
/**
 * `at`: from when on; left out, from now. `planned`: what becomes of other versions that were planned for a
 * later moment and would take this one's place then. Left out where there are some, nothing is done.
 */
export const PublishBody = strictObject({
  ...of,
  edition,
  version: number,
  at: Type.Optional(Moment),
  planned: Type.Optional(Type.Union([Type.Literal('keep'), Type.Literal('call-off')])),
  why,
  decided_by: by,
});
/** To take a document away, or to call off all that is to come. */
export const WithdrawBody = strictObject({ ...of, edition, why, decided_by: by });

export const PictureBody = strictObject({
  /** What it really is its first bytes tell; it is drawn anew as a JPEG of nothing but its pixels. */
  media_type: RequestPhoto.properties.media_type,
  /** Base64. */
  data: Type.String({ minLength: 4, maxLength: PICTURE_TEXT }),
  why,
  added_by: by,
});
/** `![what is seen](picture:name)`, alone in its paragraph, puts it into a text. The same picture has the same name. */
export const AddedPicture = Type.Object({
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type AddedPicture = Static<typeof AddedPicture>;
