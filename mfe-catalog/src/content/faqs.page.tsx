import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Disclosure } from '@suvarna/ui/disclosure';
import { breadcrumbList } from '../structured-data.model.ts';
import styles from './article.module.css';
import type { ArticleView } from './article.model.ts';
import { SectionBody } from './section-body.tsx';

export function head(view: ArticleView, route: RouteContext, t: (key: string) => string): PageHead {
  return {
    title: `${view.title} | Suvarna`,
    description: view.lead,
    canonical: view.path,
    structuredData: [
      breadcrumbList(route, [
        { label: t('crumb.home'), path: '/' },
        { label: view.title, path: view.path },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: view.sections.map(({ title, text = [] }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: text.join(' ') },
        })),
      },
    ],
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
  const { t } = useRemoteContext();
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
        <p className={styles['lead']}>{data.lead}</p>
        <div className={styles['questions']}>
          {data.sections.map((section, at) => (
            <Disclosure key={section.title} summary={section.title} open={at === 0}>
              <SectionBody section={section} />
            </Disclosure>
          ))}
        </div>
        <p className={styles['links']}>
          <a href={href('/help/')}>{t('content.help')}</a>
        </p>
      </article>
    </>
  );
}
