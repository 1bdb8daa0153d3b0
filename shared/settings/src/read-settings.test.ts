import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { readSettings, SettingsInvalid, type Environment } from './read-settings.ts';
import { databaseAddress, flag, httpAddress, oneOf, optionalText, port, secret, text } from './setting.ts';

const schema = Type.Object({
  HOST: text({ default: '127.0.0.1' }),
  PORT: port({ default: 4000 }),
  LOG_LEVEL: oneOf(['info', 'debug'], { default: 'info' }),
  OLD_WAY: flag({ default: false }),
  API_URL: httpAddress({ local: 'http://127.0.0.1:1' }),
  DATABASE_URL: databaseAddress(),
  KEY: secret({ local: 'for trying out' }),
  NOTE: optionalText(),
});
const read = (env: Environment) => readSettings('a service', env, (reader) => reader.read(schema));
const given = {
  API_URL: 'http://api:1',
  DATABASE_URL: 'postgresql://db',
  KEY: 'q7Rk2mX9vLp4sT8wZ1nB6cY3hJ5dF0gA',
};

function faultsOf(env: Environment): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsInvalid) return error.faults;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('are converted, and have their defaults where they are not given, or given as nothing', () => {
    expect(read({ ...given, HOST: '', PORT: '80', OLD_WAY: '1', LOG_LEVEL: 'debug' })).toEqual({
      ...given,
      HOST: '127.0.0.1',
      PORT: 80,
      LOG_LEVEL: 'debug',
      OLD_WAY: true,
      NOTE: undefined,
    });
  });

  it("have a default of a developer's own machine nowhere else", () => {
    expect(read({ DATABASE_URL: 'postgresql://db', STORE_STAGE: 'local' })).toMatchObject({
      API_URL: 'http://127.0.0.1:1',
      KEY: 'for trying out',
    });
    for (const STORE_STAGE of ['staging', 'production', undefined])
      expect(faultsOf({ DATABASE_URL: 'postgresql://db', STORE_STAGE })).toEqual([
        'API_URL is missing',
        'KEY is missing',
      ]);
  });

  it('that are wrong are named all together, and nothing that may be secret is said', () => {
    const faults = faultsOf({
      STORE_STAGE: 'local',
      PORT: '12.5',
      LOG_LEVEL: 'loud',
      OLD_WAY: 'maybe',
      API_URL: 'ftp://user:word@host',
      DATABASE_URL: 'mysql://user:word@host',
      KEY: 'word',
    });
    expect(faults).toEqual([
      'PORT is "12.5"; it must be a whole number from 0 to 65535',
      'LOG_LEVEL is "loud"; it must be one of info, debug',
      'OLD_WAY is "maybe"; it must be 1 or 0',
      'API_URL must be an http(s) address',
      'DATABASE_URL must be the address of a PostgreSQL database (postgresql://…)',
      'KEY must have at least 32 characters',
    ]);
    expect(() => read({ ...given, PORT: 'true' })).toThrow(
      'The settings of a service are not usable:\n  - PORT is "true"; it must be a whole number',
    );
  });

  it('of one kind may stand under several names, and have rules between them', () => {
    const one = Type.Object({ PORT: port(), HOST: text({ default: 'here' }) });
    const both = (env: Environment) =>
      readSettings('a service', env, (reader) => {
        const [a, b] = [reader.read(one, 'A_'), reader.read(one, 'B_')];
        if (a.PORT === b.PORT) reader.fault('A_PORT and B_PORT must differ');
        return [a, b, reader.isGiven('A_HOST')];
      });
    expect(both({ A_PORT: '1', B_PORT: '2', A_HOST: '' })).toEqual([
      { PORT: 1, HOST: 'here' },
      { PORT: 2, HOST: 'here' },
      false,
    ]);
    expect(() => both({ A_PORT: '1', B_PORT: '1' })).toThrow('A_PORT and B_PORT must differ');
    expect(() => both({ A_PORT: '1' })).toThrow('B_PORT is missing');
  });
});
