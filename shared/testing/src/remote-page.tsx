/** Parts of a remote as the shell draws them, an API that answers as a test says, and an open ear on the bus. */
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import type { FlatTexts } from '@suvarna/i18n';
import { RemoteContext, type RemoteContextValue } from '@suvarna/remote-kit/hooks';
import type { RouteContext } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { translateFrom } from './translate-from.ts';

/** Draws parts of a remote, with the texts that it has in the store. */
export function partsOf(remote: string, texts: Readonly<Record<Locale, FlatTexts>>) {
  const inRemote = (
    part: ReactNode,
    locale: Locale = 'en',
    more: Pick<RemoteContextValue, 'soft'> = {},
  ): ReactElement => (
    <RemoteContext
      value={{
        locale,
        base: localizePath('', locale),
        currency: 'INR',
        t: translateFrom(locale, remote, texts[locale]),
        embed: null,
        ...more,
      }}
    >
      {part}
    </RemoteContext>
  );
  return {
    inRemote,
    show: (part: ReactNode, locale: Locale = 'en'): RenderResult => render(inRemote(part, locale)),
  };
}

export const routeOf = (query = '', params: Readonly<Record<string, string>> = {}): RouteContext =>
  ({ query: new URLSearchParams(query), params }) as RouteContext;

export const login = {
  access_token: 'token-of-asha',
  account_exist: true,
  phone_no: '',
  username: 'Asha Mehta',
  email: 'asha@shop.example',
};

/** A customer is signed in before the page is drawn. */
export const signedIn = (email = login.email): void =>
  session.signIn({
    token: 't',
    username: login.username,
    email,
    phone: '',
    accountExists: true,
    loginType: 'password',
  });

/** What a refused call throws. @param msg what the answer says, in the page's language */
export const refusal = (
  status: number,
  code: string,
  { msg = code, data = null }: { readonly msg?: string; readonly data?: object | null } = {},
): ApiFailure => new ApiFailure(msg, { status, code, body: { code, msg, data } });

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

/** What the shell is asked for; begins again with `listen`. */
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
