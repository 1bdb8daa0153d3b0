/** What the store's people see of documents, and do with them. */
import { Type, type Static } from 'typebox';
import { byLocale } from '../base/locale/index.ts';
import { BODY_MAX, DOCUMENT_STATES, LEAD_MAX, PICTURE_TEXT, TITLE_MAX, type DocumentState } from './rules.ts';
import { documentKind, documentSlug, locale, ShopDocument } from './schemas.ts';
import { Moment } from '../base/endpoint/moment.ts';
import { RequestPhoto } from '../orders/schemas.ts';

const strict = { additionalProperties: false } as const;
const by = Type.String({ minLength: 1, maxLength: 80 });
const why = Type.String({ minLength: 1, maxLength: 300 });
const number = Type.Integer({ minimum: 1, maximum: 2_147_483_646 });
/** Of what was looked at; 0 for a document that is not there yet. */
const edition = Type.Integer({ minimum: 0, maximum: 2_147_483_646 });
const of = { kind: documentKind, slug: documentSlug };

const Words = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: TITLE_MAX }),
    lead: Type.String({ minLength: 1, maxLength: LEAD_MAX }),
    /** Markdown without HTML; `{{name}}` stands for a number or a product of the store. */
    body: Type.String({ minLength: 1, maxLength: BODY_MAX }),
  },
  strict,
);
const Texts = Type.Object(
  byLocale(() => Words),
  strict,
);
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
  state: Type.Unsafe<DocumentState>(Type.Union(DOCUMENT_STATES.map((one) => Type.Literal(one)))),
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

export const StaffDocumentsQuery = Type.Object({ kind: Type.Optional(documentKind) }, strict);
export const StaffDocuments = Type.Object({
  results: Type.Array(
    Type.Pick(StaffDocument, ['kind', 'slug', 'state', 'edition', 'version', 'published_version']),
  ),
  count: Type.Integer(),
});
export type StaffDocuments = Static<typeof StaffDocuments>;

/** Left out, the last version. */
export const StaffDocumentQuery = Type.Object({ ...of, version: Type.Optional(number) }, strict);
export const PreviewQuery = Type.Object({ ...of, version: Type.Optional(number), lang: locale }, strict);
export const Preview = ShopDocument;

export const SaveBody = Type.Object({ ...of, edition, texts: Texts, why, saved_by: by }, strict);
/**
 * `at`: from when on; left out, from now. `planned`: what becomes of other versions that were planned for a
 * later moment and would take this one's place then. Left out where there are some, nothing is done.
 */
export const PublishBody = Type.Object(
  {
    ...of,
    edition,
    version: number,
    at: Type.Optional(Moment),
    planned: Type.Optional(Type.Union([Type.Literal('keep'), Type.Literal('call-off')])),
    why,
    decided_by: by,
  },
  strict,
);
/** To take a document away, or to call off all that is to come. */
export const WithdrawBody = Type.Object({ ...of, edition, why, decided_by: by }, strict);

export const PictureBody = Type.Object(
  {
    /** What it really is its first bytes tell; it is drawn again as a JPEG of nothing but its pixels. */
    media_type: RequestPhoto.properties.media_type,
    /** Base64. */
    data: Type.String({ minLength: 4, maxLength: PICTURE_TEXT }),
    why,
    added_by: by,
  },
  strict,
);
/** `![what is seen](picture:name)`, alone in its paragraph, puts it into a text. The same picture has the same name. */
export const AddedPicture = Type.Object({
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type AddedPicture = Static<typeof AddedPicture>;
