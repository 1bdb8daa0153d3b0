import { expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { defaultOf } from './process-settings.ts';
import { describeSettings, readSettings, type Environment } from './read-settings.ts';
import { flag, oneOf, optionalText, secret, text, wholeNumber } from './setting.ts';

const beside = Type.Object({ KEY: secret({ means: 'Our key there' }) });
const schema = Type.Object({
  HOST: text({ default: '127.0.0.1', means: 'Where it listens' }),
  SHOP_URL: text({ local: 'http://localhost', means: 'The shop' }),
  PROVIDER_URL: text({ default: '', means: 'Who pays' }),
  NOTE: optionalText({ means: 'A note' }),
  WORKERS: wholeNumber(
    { minimum: 1, maximum: 3 },
    { default: 2, defaultSaid: 'one core fewer', means: 'Workers' },
  ),
  STRICT: flag({ default: false, means: 'Whether it is strict' }),
  KIND: oneOf(['a', 'b'], { default: 'a', means: 'Which kind' }),
});
const read = (env: Environment) =>
  readSettings('a service', env, (reader) => {
    const given = reader.read(schema);
    if (given.PROVIDER_URL === '') return given;
    return { ...given, ...reader.read(beside, 'PROVIDER_') };
  });

it('a process says its settings, those that are read beside others too', () => {
  const { process, settings } = describeSettings(read);
  expect(process).toBe('a service');
  expect(settings.map((setting) => [setting.name, setting.means, setting.must, defaultOf(setting)])).toEqual([
    ['STORE_STAGE', expect.any(String), 'one of local, staging, production', 'production'],
    ['HOST', 'Where it listens', '', '127.0.0.1'],
    ['SHOP_URL', 'The shop', '', "must be given; on a developer's machine http://localhost"],
    ['PROVIDER_URL', 'Who pays', '', 'none'],
    ['NOTE', 'A note', '', 'none'],
    ['WORKERS', 'Workers', 'a whole number from 1 to 3', 'one core fewer'],
    ['STRICT', 'Whether it is strict', '1 or 0', '0'],
    ['KIND', 'Which kind', 'one of a, b', 'a'],
    ['PROVIDER_KEY', 'Our key there', '', 'must be given'],
  ]);
});

it('reads on as before once it was asked', () => {
  describeSettings(read);
  expect(read({ STORE_STAGE: 'local' })).toMatchObject({ HOST: '127.0.0.1', SHOP_URL: 'http://localhost' });
});
