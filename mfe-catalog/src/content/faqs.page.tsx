import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Disclosure } from '@suvarna/ui/disclosure';
import type { FAQPage, WithContext } from 'schema-dts';
import { contentTexts } from '#texts/content';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import styles from './article.module.css';
import { plainSection, plainText, type ArticleView } from './article.model.ts';
import { Blocks, Runs, Sections } from './runs.tsx';

/** What stands before the first question is one of the lead's: no reader asked it. */
const questionsOf = ({ sections }: ArticleView) => sections.filter(({ title }) => title.length > 0);
const introOf = ({ sections }: ArticleView) => sections.filter(({ title }) => title.length === 0);

/** Questions that have an answer: a page of none is no valid one. */
function faqPage(view: ArticleView): readonly WithContext<FAQPage>[] {
  const answered = questionsOf(view).flatMap((section) => {
    const text = plainSection(section).trim();
    return text === '' ? [] : [{ name: plainText(section.title), text }];
  });
  if (answered.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: answered.map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}

export function head(view: ArticleView, route: RouteContext, t: (key: string) => string): PageHead {
  return {
    title: contentTexts(route.locale)('title', { title: view.title }),
    description: plainText(view.lead),
    canonical: view.path,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: view.title, path: view.path },
            ]),
            ...faqPage(view),
          ]
        : [],
  };
}

/** Each answer is a disclosure of the browser's own: searchable in the page, and open without JavaScript. */
export function Page({ data }: PageProps<ArticleView>) {
  return (
    <Static of={data} className={`sv-page ${styles['page']}`}>
      {() => <Questions data={data} />}
    </Static>
  );
}

function Questions({ data }: { readonly data: ArticleView }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: data.title, href: href(data.path) },
        ]}
      />
      <article className={styles['article']}>
        <h1>{data.title}</h1>
        <p className={styles['lead']}>
          <Runs of={data.lead} />
        </p>
        <Sections of={introOf(data)} look={styles} />
        <div className={styles['questions']}>
          {questionsOf(data).map((section, at) => (
            <Disclosure key={at} summary={plainText(section.title)} open={at === 0}>
              <Blocks of={section.blocks} look={styles} />
            </Disclosure>
          ))}
        </div>
        <p className={styles['links']}>
          <a href={href('/help/')}>{contentTexts(locale)('help')}</a>
        </p>
      </article>
    </>
  );
}
