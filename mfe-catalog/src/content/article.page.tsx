import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { contentTexts } from '#texts/content';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import styles from './article.module.css';
import { plainText, type ArticleView } from './article.model.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { Runs, Sections } from './runs.tsx';

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
          ]
        : [],
  };
}

/** What is read stands still; a form below it lives. */
export function Page({ data }: PageProps<ArticleView>) {
  const page = `sv-page ${styles['page']}`;
  if (!data.enquiry)
    return (
      <Static of={data} className={page}>
        {() => <Article data={data} />}
      </Static>
    );
  return (
    <div className={page}>
      <Static of={data}>{() => <Article data={data} />}</Static>
      {/* Another ticket is another form: its fields are empty. */}
      <EnquiryForm key={`${data.path}${data.enquiry.ticket}`} {...data.enquiry} path={data.path} />
    </div>
  );
}

function Article({ data }: { readonly data: ArticleView }) {
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
      <div className={styles['columns']} data-siblings={data.siblings.length > 0 || undefined}>
        <article className={styles['article']}>
          <h1>{data.title}</h1>
          <p className={styles['lead']}>
            <Runs of={data.lead} />
          </p>
          <Sections of={data.sections} look={styles} />
        </article>
        {data.siblings.length > 0 && (
          <nav className={styles['siblings']} aria-labelledby="policies">
            <h2 id="policies">{contentTexts(locale)('promises')}</h2>
            <ul>
              {data.siblings.map(({ title, path }) => (
                <li key={path}>
                  <a href={href(path)} aria-current={path === data.path ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
