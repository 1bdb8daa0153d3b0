import { oneOf } from '@suvarna/settings/setting';
import type { SettingsReader } from '@suvarna/settings/read-settings';
import { Type } from 'typebox';

const schema = Type.Object({
  DEMO_DATA: oneOf(['on', 'off'], {
    default: 'off',
    means: "`on` shows orders and reviews that no customer made, on a developer's machine",
  }),
});

/** Whether a store that is tried out shows orders and reviews that no customer made. One that others reach never does. */
export function readDemoData(reader: SettingsReader): boolean {
  const isOn = reader.read(schema).DEMO_DATA === 'on';
  if (isOn && reader.stage !== 'local')
    reader.fault('DEMO_DATA is for a store on a developer’s own machine; production has none.');
  return isOn;
}
