import { api } from '@suvarna/api-client';
import { call, download, isApiFailure } from '@suvarna/contracts/call';
import {
  deleteRequest,
  type Obstacle,
  personalData,
  personalDataCopy,
  personalDataDownload,
  type PersonalDataState,
} from '@suvarna/contracts/privacy';

export const readPersonalData = (signal?: AbortSignal): Promise<PersonalDataState> =>
  call(api, personalData, { ...(signal && { signal }) });
export const askForCopy = (): Promise<PersonalDataState> => call(api, personalDataCopy, { body: {} });
export const readCopy = (): Promise<Blob> => download(api, personalDataDownload);

export type DeleteOutcome =
  | { readonly kind: 'asked'; readonly dueAt: string }
  | { readonly kind: 'refused'; readonly obstacles: readonly Obstacle[] };

/** Every sign-in of the account has ended when it is asked for. @throws ApiFailure for what is not foreseen */
export async function askToDelete(): Promise<DeleteOutcome> {
  try {
    const { due_at } = await call(api, deleteRequest, { body: { understood: true } });
    return { kind: 'asked', dueAt: due_at };
  } catch (error) {
    if (!isApiFailure(error) || error.code !== 'ACCOUNT.CANNOT_BE_DELETED') throw error;
    const { data } = error.body as { readonly data: { readonly obstacles: readonly Obstacle[] } };
    return { kind: 'refused', obstacles: data.obstacles };
  }
}
