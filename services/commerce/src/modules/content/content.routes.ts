import {
  contentArticle,
  contentBlog,
  contentFaqs,
  contentPage,
  contentPicture,
  contentPolicy,
  contentTexts,
  type DocumentKind,
  PLACED,
  POLICIES,
} from '@suvarna/contracts/content';
import type { Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { currencyOf } from '../../platform/http/shape/currency.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { sendPicture } from '../../platform/http/shape/send-picture.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Reading } from './facts/content-facts.ts';
import { pictureFile } from './pictures/picture.store.ts';
import { nameOfAll, openPublished, type PublishedDocument } from './published.ts';
import { factsReader } from './facts/read-facts.ts';
import { entryOf, minutesOf, viewDocument } from './view-document.ts';

/** Kinds that are a page of their own, each by its address. */
const PAGES: readonly DocumentKind[] = ['help', 'contact', 'franchise', 'attribution'];
const PAGE_SIZE = 12;
const MOST_OTHERS = 3;
/** By which texts an answer was made: another one says that a page has to be made again. */
const CONTENT_VERSION_HEADER = 'x-content-version';

type Needs = Pick<Dependencies, 'db' | 'database' | 'clock' | 'log' | 'catalogue' | 'config'>;

/** `content/…` that does not come from the catalogue: what people write, with the store's own numbers filled in. */
export function contentRoutes(needs: Needs): FastifyPluginAsync {
  const published = openPublished(needs);
  const facts = factsReader(needs);

  const readingOf = (request: FastifyRequest, lang: Locale = 'en'): Reading => ({
    locale: lang,
    currency: currencyOf(request),
  });
  const found = async (
    reply: FastifyReply,
    isIt: (document: PublishedDocument) => boolean,
  ): Promise<PublishedDocument> => {
    const document = (await all(reply)).find(isIt);
    if (document === undefined) throw new Refusal('CONTENT.NOT_FOUND');
    return document;
  };
  const all = async (reply: FastifyReply): Promise<readonly PublishedDocument[]> => {
    const documents = await published.now();
    void reply
      .header(CONTENT_VERSION_HEADER, nameOfAll(documents))
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'currency_code');
    return documents;
  };
  const latestFirst = (documents: readonly PublishedDocument[]): PublishedDocument[] =>
    documents
      .filter(({ kind }) => kind === 'blog')
      .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.slug.localeCompare(b.slug));

  return async (app) => {
    serve(app, contentPolicy, async (request, reply) => {
      const { slug, lang } = request.query;
      if (slug === undefined) {
        void reply.header('Cache-Control', 'public, max-age=300');
        return envelope(await facts.policy());
      }
      const reading = readingOf(request, lang);
      const document = await found(reply, (one) => one.kind === 'policy' && one.slug === slug);
      const policies = (await published.now()).filter(({ kind }) => kind === 'policy');
      const place = (one: PublishedDocument): number =>
        POLICIES.findIndex((known) => known === one.slug) + 1 || POLICIES.length + 1;
      return envelope({
        ...(await facts.policy()),
        document: viewDocument(document, await facts.all(), reading),
        others: policies
          .toSorted((a, b) => place(a) - place(b))
          .map((one) => ({ slug: one.slug, title: one.texts[reading.locale].title })),
      });
    });

    serve(app, contentFaqs, async (request, reply) => {
      const document = await found(reply, ({ kind }) => kind === 'faq');
      return envelope(viewDocument(document, await facts.all(), readingOf(request, request.query.lang)));
    });

    serve(app, contentPage, async (request, reply) => {
      const { slug, lang } = request.query;
      const document = await found(reply, (one) => PAGES.includes(one.kind) && one.slug === slug);
      return envelope(viewDocument(document, await facts.all(), readingOf(request, lang)));
    });

    serve(app, contentPicture, async (request, reply) => {
      const bytes = await pictureFile(needs.db, request.query.name);
      if (bytes === undefined) throw new Refusal('CONTENT.NOT_FOUND');
      return sendPicture(reply, { media_type: 'image/jpeg', bytes }, { keep: 'for-good', as: 'image' });
    });

    serve(app, contentBlog, async (request, reply) => {
      const { page, lang } = request.query;
      const reading = readingOf(request, lang);
      const articles = latestFirst(await all(reply));
      const known = await facts.all();
      return envelope({
        results: articles
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map((one) => entryOf(one, known, reading)),
        page,
        page_size: PAGE_SIZE,
        count: articles.length,
      });
    });

    serve(app, contentArticle, async (request, reply) => {
      const { slug, lang } = request.query;
      const reading = readingOf(request, lang);
      const document = await found(reply, (one) => one.kind === 'blog' && one.slug === slug);
      const known = await facts.all();
      const others = latestFirst(await published.now()).filter((one) => one.slug !== slug);
      return envelope({
        document: viewDocument(document, known, reading),
        minutes: minutesOf(document, reading),
        others: others.slice(0, MOST_OTHERS).map((one) => entryOf(one, known, reading)),
      });
    });

    serve(app, contentTexts, async (request, reply) => {
      const { kind: wanted, slug: named, lang } = request.query;
      const reading = readingOf(request, lang);
      const known = await facts.all();
      const shown = (await all(reply)).filter(
        ({ kind, slug }) => kind in PLACED && (wanted ?? kind) === kind && (named ?? slug) === slug,
      );
      return envelope({ results: shown.map((one) => viewDocument(one, known, reading)) });
    });
  };
}
