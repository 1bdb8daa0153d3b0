import type { Setting } from '../../settings/setting.ts';

/** A thing that hangs by its top, and how far down it reaches. */
export interface Hung {
  readonly setting: Setting;
  readonly reach: number;
}
