import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import type { RouteContext } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { texts } from './texts.fixtures.ts';

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
      t: translateFrom(locale, 'account', texts[locale]),
      embed: null,
    }}
  >
    {element}
  </RemoteContext>
);

export const routeOf = (query = '', params: Readonly<Record<string, string>> = {}): RouteContext =>
  ({ query: new URLSearchParams(query), params }) as RouteContext;

export const login = {
  access_token: 'token-of-asha',
  account_exist: true,
  phone_no: '',
  username: 'Asha Mehta',
  email: 'asha@shop.example',
};

/** Somebody is signed in before the page is drawn. */
export const signedIn = (): void =>
  session.signIn({
    token: 't',
    username: login.username,
    email: login.email,
    phone: '',
    accountExists: true,
    loginType: 'password',
  });

export const refusal = (status: number, code: string, msg = code): ApiFailure =>
  new ApiFailure(msg, { status, code, body: { code, msg } });

type Answer = (body: Readonly<Record<string, unknown>>) => unknown;

/** The API of a test by paths: what an answer's function returns is the data, what it throws is the failure. Other paths fail. */
export function answers(paths: Readonly<Record<string, Answer>>): {
  readonly calls: (path: string) => readonly Readonly<Record<string, unknown>>[];
} {
  const said = new Map<string, Readonly<Record<string, unknown>>[]>();
  const call = async (path: string, body: Readonly<Record<string, unknown>>): Promise<{ data: unknown }> => {
    said.set(path, [...(said.get(path) ?? []), body]);
    const answer = paths[path];
    if (answer === undefined) throw refusal(404, 'REQUEST.NOT_FOUND');
    return { data: await answer(body) };
  };
  jest.spyOn(api, 'ensureGuest').mockResolvedValue(undefined);
  jest
    .spyOn(api, 'post')
    .mockImplementation(((path: string, body: Readonly<Record<string, unknown>>) =>
      call(path, body)) as never);
  jest
    .spyOn(api, 'get')
    .mockImplementation(((
      path: string,
      options: { readonly query?: Readonly<Record<string, unknown>> } = {},
    ) => call(path, options.query ?? {})) as never);
  return { calls: (path) => said.get(path) ?? [] };
}

/** What the shell is asked for; begins anew with `listen`. */
export const heard = { visits: [] as string[], toasts: [] as string[] };

/** Empty storage, a bag that stays quiet, and an open ear on the bus. @returns what ends it */
export function listen(): () => void {
  localStorage.clear();
  heard.visits.length = 0;
  heard.toasts.length = 0;
  bagStore.setState({ refresh: () => Promise.resolve() });
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
