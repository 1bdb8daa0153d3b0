import type { Locale } from '@suvarna/contracts/locale';
import { api } from '@suvarna/api-client';
import {
  externalPieceAdd,
  externalPieceDelete,
  externalPieceList,
  externalPiecePhoto,
  externalPieceUpdate,
  boxList,
  boxReminderOff,
  boxReminderSet,
  type BoxShare,
  type BoxShareBody,
  boxShareCreate,
  type BoxShareCreated,
  boxShared,
  boxSharedPhoto,
  boxShareList,
  boxShareRevoke,
  boxStatement,
  type CareReminder,
  type CareReminderBody,
  type ExternalPieceBody,
  type ExternalPiece,
  type JewelleryBox,
  type SharedBox,
} from '@suvarna/contracts/jewellery-box';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import { call, download, fits, isApiFailure } from '@suvarna/contracts/call';
import { base64Of, dataAddressOf } from '@suvarna/forms/photos/data-address';

export interface Box {
  readonly bought: JewelleryBox;
  /** The latest written down first. */
  readonly elsewhere: readonly ExternalPiece[];
}
export type Known = Pick<ExternalPiece, 'piece_id' | 'version'>;
/** Which piece, bought or from elsewhere. */
export type Which = Pick<CareReminderBody, 'origin' | 'piece_id'>;

export async function readBox(page: number, signal?: AbortSignal): Promise<Box> {
  const until = signal && { signal };
  const [bought, { results: elsewhere }] = await Promise.all([
    call(api, boxList, { query: { page }, ...until }),
    call(api, externalPieceList, { ...until }),
  ]);
  return { bought, elsewhere };
}

export const readStatement = (lang: Locale): Promise<Blob> =>
  download(api, boxStatement, { query: { lang } });

/**
 * @param known as the form saw it; `null` writes down another one
 * @param idempotencyKey the same for the same piece sent again
 */
export const savePiece = (
  known: Known | null,
  body: ExternalPieceBody,
  idempotencyKey: string,
): Promise<ExternalPiece> => {
  const options = { idempotencyKey, heavy: 'photos' in body };
  if (known === null) return call(api, externalPieceAdd, { body, ...options });
  const { piece_id, version } = known;
  return call(api, externalPieceUpdate, { body: { piece_id, version, ...body }, ...options });
};

/** @returns those that are left */
export const removePiece = async ({ piece_id, version }: Known): Promise<Box['elsewhere']> =>
  (await call(api, externalPieceDelete, { body: { piece_id, version } })).results;

/** What a piece is now whose change was refused, because another window was first; `undefined` for other failures. */
export function changedPiece(error: unknown): ExternalPiece | undefined {
  if (!isApiFailure(error) || error.code !== 'BOX.CHANGED') return undefined;
  const data = (error.body as { readonly data?: unknown } | null)?.data;
  return fits(data, externalPieceUpdate.shape) ? (data as ExternalPiece) : undefined;
}

/** A picture of a piece from elsewhere, as an address. */
export const readPhoto = async (pieceId: string, position: number, signal: AbortSignal): Promise<string> =>
  dataAddressOf(await download(api, externalPiecePhoto, { query: { piece_id: pieceId, position }, signal }));

/** The same as a visitor who has the link sees it. */
export const readSharedPhoto = async (
  token: string,
  pieceId: string,
  position: number,
  signal: AbortSignal,
): Promise<string> =>
  dataAddressOf(
    await download(api, boxSharedPhoto, { query: { token, piece_id: pieceId, position }, signal }),
  );

const MEDIA: readonly RequestPhoto['media_type'][] = ['image/jpeg', 'image/png', 'image/webp'];

/** All pictures of a piece, as a form sends them. @throws ApiFailure when one of them could not be read */
export async function readPhotos(
  { piece_id, photos }: Pick<ExternalPiece, 'piece_id' | 'photos'>,
  signal: AbortSignal,
): Promise<readonly RequestPhoto[]> {
  const positions = Array.from({ length: photos }, (_, index) => index + 1);
  return Promise.all(
    positions.map(async (position): Promise<RequestPhoto> => {
      const address = await readPhoto(piece_id, position, signal);
      const type = MEDIA.find((media) => address.startsWith(`data:${media}`)) ?? 'image/jpeg';
      return { media_type: type, data: base64Of(address) };
    }),
  );
}

export const remind = async (body: CareReminderBody): Promise<readonly CareReminder[]> =>
  (await call(api, boxReminderSet, { body })).results;
export const remindNoMore = async (
  which: Which,
  kind: CareReminder['kind'],
): Promise<readonly CareReminder[]> =>
  (await call(api, boxReminderOff, { body: { ...which, kind } })).results;

export const readShares = async (signal: AbortSignal): Promise<readonly BoxShare[]> =>
  (await call(api, boxShareList, { signal })).results;
/** @param idempotencyKey the same for the same link asked for again */
export const share = (body: BoxShareBody, idempotencyKey: string): Promise<BoxShareCreated> =>
  call(api, boxShareCreate, { body, idempotencyKey });
export async function revoke(shareId: string): Promise<void> {
  await call(api, boxShareRevoke, { body: { share_id: shareId } });
}

export const readShared = (token: string, signal?: AbortSignal): Promise<SharedBox> =>
  call(api, boxShared, { query: { token }, ...(signal && { signal }) });
