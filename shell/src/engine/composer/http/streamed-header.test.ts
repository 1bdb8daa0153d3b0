/** A streamed document says when its header left before its page brought word of newer data. */
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { HEADER_BEHIND } from '../../header-behind.ts';
import { documentRoutes, type DocumentRoutesParts } from './documents.routes.ts';

const MARK = `<template id="${HEADER_BEHIND}"></template>`;

/** A page that is made when its header has left. @param isNews whether it brings word of another rate */
async function streamed(isNews: boolean): Promise<string> {
  let rate = 1;
  const left = Promise.withResolvers<void>();
  const app = Fastify();
  const route = { id: 'home', query: [], session: 'any' };
  documentRoutes(app, {
    composition: () => ({
      live: { match: () => ({ remote: { base: '' }, route, params: {} }) },
      canary: null,
      setCookies: [],
    }),
    onSent: () => undefined,
    site: {
      languages: { all: ['en'], baseOf: () => '' },
      readAddress: () => ({
        path: '/',
        base: '',
        locale: 'en',
        query: new URLSearchParams(),
        setCookie: null,
      }),
      texts: () => ({}),
    },
    documents: {
      cached: () => null,
      styleHashes: () => [],
      chrome() {
        left.resolve();
        return {
          open: '<head>',
          assets: Buffer.from(''),
          body: `<p>rate ${rate}</p>`,
          close: () => '</body>',
        };
      },
      underWay: () => null,
      async make() {
        await left.promise;
        if (isNews) rate = 2;
        return {
          kind: 'document',
          view: { headTags: '', main: [`<main>prices of ${rate}</main>`], pageJson: [] },
        };
      },
    },
    pagePlaces: {
      isFull: () => false,
      begin: (_ip: string, _isGone: unknown, work: () => unknown) =>
        Promise.resolve({ kind: 'begun', making: work() }),
    },
    names: { page: () => ({ route: 'page home', release: 'catalog@1.0.0' }) },
    askedPages: { wait: () => Promise.resolve(0) },
    streamAfterMs: 1,
    ownOrigins: [],
    remoteOverrides: false,
    shellBase: '',
  } as unknown as DocumentRoutesParts);
  const { body } = await app.inject({
    url: '/',
    headers: { 'accept-encoding': 'identity', 'sec-fetch-mode': 'navigate' },
  });
  await app.close();
  return body;
}

it('marks the document whose page is of newer data than its header', async () => {
  expect(await streamed(true)).toBe(`<head><p>rate 1</p><main>prices of 2</main>${MARK}</body>`);
});

it('marks no other', async () => {
  expect(await streamed(false)).toBe('<head><p>rate 1</p><main>prices of 1</main></body>');
});
