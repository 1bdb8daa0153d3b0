import type { SocialProvider } from '@suvarna/contracts/social';
import { cookiesOf } from '../../../test-support/cookie-jar.fixtures.ts';
import { SANDBOX_SECRETS, type RunningSandbox } from '../../../test-support/sandbox.fixtures.ts';
import type { Answer, Service } from '../../../test-support/service.fixtures.ts';

export interface Person {
  readonly email: string;
  readonly first?: string;
  readonly last?: string;
  /** How far the provider answers for the address; its own mailbox when left out. */
  readonly mail?: 'own' | 'once' | 'unproven';
  readonly hidden?: boolean;
  readonly cancels?: boolean;
}

/** What a provider's page sends the browser back with. */
export type Back = Readonly<Record<string, string>>;

/** A browser with a guest's session, before a sign-in at a provider and after. */
export interface Browser {
  readonly token: string;
  /** `sf=…`, once a sign-in began. */
  cookie: string;
  begin(provider: SocialProvider, more?: object): Promise<URL>;
  /** The provider's return, as the store takes it. @returns where the browser goes on to */
  comeBack(provider: SocialProvider, back: Back): Promise<string>;
  login(provider: SocialProvider, flow: string, more?: object): Promise<Answer>;
  prove(flow: string, otp: string): Promise<Answer>;
  sendAgain(flow: string): Promise<Answer>;
  /** The whole way. */
  signIn(provider: SocialProvider, person: Person, more?: object): Promise<Answer>;
}

export const flowOf = (page: string): string => /#[\w-]+=(.*)$/.exec(page)?.[1] ?? '';

/** What a person does at the provider. */
export async function choose(
  url: URL,
  { email, first = 'Om', last = 'Rao', mail = 'own', hidden = false, cancels = false }: Person,
): Promise<Back> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email,
      first,
      last,
      mail,
      ...(hidden && { hidden: 'yes' }),
      decision: cancels ? 'cancel' : 'go',
    }),
  });
  const location = answer.headers.get('location');
  if (location !== null) return Object.fromEntries(new URL(location).searchParams);
  const form = await answer.text();
  const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  );
}

export async function aBrowser(service: Service): Promise<Browser> {
  const token = await service.guest();
  const post = (path: string, body: object): Promise<Answer> =>
    service.post(`/api/customer/social/${path}/`, body, { token, headers: { cookie: browser.cookie } });
  const browser: Browser = {
    token,
    cookie: '',
    async begin(provider, more = {}) {
      const answer = await post('start', { provider, locale: 'en', ...more });
      if (answer.status !== 200) throw new Error(answer.body.code);
      browser.cookie = cookiesOf(answer.headers).join('; ');
      return new URL((answer.body.data as { authorize_url: string }).authorize_url);
    },
    async comeBack(provider, back) {
      const form = new URLSearchParams(back).toString();
      const url = `/api/customer/social/return/${provider}/`;
      // As browsers do it: neither with the shop's cookies nor with its headers.
      const answer =
        provider === 'google'
          ? await service.app.http.inject({ method: 'GET', url: `${url}?${form}` })
          : await service.app.http.inject({
              method: 'POST',
              url,
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: form,
            });
      if (answer.statusCode !== 303)
        throw new Error(`the return answers ${answer.statusCode}: ${answer.body}`);
      return String(answer.headers.location);
    },
    login: (provider, flow, more = {}) => post('login', { provider, flow, ...more }),
    prove: (flow, otp) => post('prove', { flow, otp }),
    sendAgain: (flow) => post('prove_send', { flow }),
    async signIn(provider, person, more) {
      const back = await choose(await browser.begin(provider), person);
      return browser.login(provider, flowOf(await browser.comeBack(provider, back)), more);
    },
  };
  return browser;
}

/** What is wrong with the next token that the sandbox gives out. */
export async function spoil({ url }: RunningSandbox, fault: string): Promise<void> {
  const { SANDBOX_KEY_ID: id, SANDBOX_KEY_SECRET: secret } = SANDBOX_SECRETS;
  const answer = await fetch(`${url}/control/oidc/fault`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ fault }),
  });
  if (!answer.ok) throw new Error(`the sandbox answers ${answer.status}`);
}
