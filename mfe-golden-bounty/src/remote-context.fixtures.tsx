import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import type { RouteContext } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { translateFrom } from '@suvarna/testing/translate-from';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { en, hi } from './texts.fixtures.ts';

/** Draws a part of this remote as the shell would. */
export function show(element: ReactElement, locale: Locale = 'en'): RenderResult {
  return render(inRemote(element, locale));
}

export const inRemote = (element: ReactElement, locale: Locale = 'en'): ReactElement => (
  <RemoteContext
    value={{
      locale,
      base: localizePath('', locale),
      currency: 'INR',
      t: translateFrom(locale, 'golden-bounty', { en, hi }[locale]),
      embed: null,
    }}
  >
    {element}
  </RemoteContext>
);

export const routeOf = (query = '', params: Readonly<Record<string, string>> = {}): RouteContext =>
  ({ query: new URLSearchParams(query), params }) as RouteContext;

export const refusal = (status: number, code: string, data: object | null = null): ApiFailure =>
  new ApiFailure(code, { status, code, body: { code, msg: code, data } });

type Said = Readonly<Record<string, unknown>>;

/** The API of a test by paths: what a function returns is the data, what it throws is the failure. Other paths fail. */
export function answers(paths: Readonly<Record<string, (said: Said) => unknown>>): {
  readonly calls: (path: string) => readonly Said[];
  /** Keys of the effects, in order. */
  readonly keys: (path: string) => readonly (string | undefined)[];
} {
  const said: { readonly path: string; readonly body: Said; readonly key: string | undefined }[] = [];
  const answer = async (path: string, body: Said, key?: string): Promise<{ data: unknown }> => {
    said.push({ path, body, key });
    const give = paths[path];
    if (give === undefined) throw refusal(404, 'REQUEST.NOT_FOUND');
    return { data: await give(body) };
  };
  jest.spyOn(api, 'ensureGuest').mockResolvedValue(undefined);
  jest
    .spyOn(api, 'post')
    .mockImplementation(((path: string, body: Said, options: { readonly idempotencyKey?: string } = {}) =>
      answer(path, body, options.idempotencyKey)) as never);
  jest
    .spyOn(api, 'get')
    .mockImplementation(((path: string, options: { readonly query?: Said } = {}) =>
      answer(path, options.query ?? {})) as never);
  const of = (path: string) => said.filter((each) => each.path === path);
  return {
    calls: (path) => of(path).map(({ body }) => body),
    keys: (path) => of(path).map(({ key }) => key),
  };
}

export const signedIn = (email = 'asha@shop.example'): void =>
  session.signIn({
    token: 't',
    username: 'Asha Mehta',
    email,
    phone: '',
    accountExists: true,
    loginType: 'password',
  });

/** What the shell is asked for; begins anew with `listen`. */
export const heard = { visits: [] as string[], toasts: [] as string[] };

/** Empty storage and an open ear on the bus. @returns what ends it */
export function listen(): () => void {
  localStorage.clear();
  heard.visits.length = 0;
  heard.toasts.length = 0;
  const stops = [
    bus.on('navigation.visit.requested', ({ to }) => heard.visits.push(to)),
    bus.on('toast.message.requested', ({ text }) => heard.toasts.push(text)),
  ];
  return () => {
    for (const stop of stops) stop();
    session.signOut();
    jest.restoreAllMocks();
  };
}
