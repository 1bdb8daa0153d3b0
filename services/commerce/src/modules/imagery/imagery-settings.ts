import { httpAddress, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../module.ts';

declare module '../../config.ts' {
  interface Config {
    /** Where pictures are drawn; `''` where no service is asked to draw ahead. */
    readonly imagingUrl: string;
  }
}

const schema = Type.Object({
  IMAGING_URL: httpAddress({
    default: '',
    means: 'Where pictures are drawn; empty asks no service to draw ahead',
  }),
});

export const settings: SettingsOf<'imagingUrl'> = (reader) => ({
  imagingUrl: withoutSlash(reader.read(schema).IMAGING_URL),
});
