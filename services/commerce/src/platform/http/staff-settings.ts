import type { SettingsReader } from '@suvarna/settings/read-settings';
import { textThat } from '@suvarna/settings/setting';
import { Type } from 'typebox';

/** Tokens of the store's people. None by default: then the staff's routes let nobody in. */
export interface StaffAccess {
  readonly viewToken: string;
  readonly adminToken: string;
}

const LEAST = 32;

const token = () =>
  textThat((value) => value.length >= LEAST, `must have at least ${LEAST} characters, or none at all.`, {
    default: '',
  });

const settings = Type.Object({ STAFF_VIEW_TOKEN: token(), STAFF_ADMIN_TOKEN: token() });

export function readStaffSettings(reader: SettingsReader): StaffAccess {
  const given = reader.read(settings);
  if (given.STAFF_VIEW_TOKEN !== '' && given.STAFF_VIEW_TOKEN === given.STAFF_ADMIN_TOKEN)
    reader.fault('STAFF_VIEW_TOKEN and STAFF_ADMIN_TOKEN must differ.');
  return { viewToken: given.STAFF_VIEW_TOKEN, adminToken: given.STAFF_ADMIN_TOKEN };
}
