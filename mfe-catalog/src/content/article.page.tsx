import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
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
    ],
  };
}

export function Page({ data }: PageProps<ArticleView>) {
  return (
    <Static of={data} className={`sv-page ${styles['page']}`}>
      {() => <Article data={data} />}
    </Static>
  );
}

function Article({ data }: { readonly data: ArticleView }) {
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
      <div className={styles['columns']} data-siblings={data.siblings.length > 0 || undefined}>
        <article className={styles['article']}>
          <h1>{data.title}</h1>
          <p className={styles['lead']}>{data.lead}</p>
          {data.sections.map((section) => (
            <section key={section.title} className={styles['section']}>
              <h2>{section.title}</h2>
              <SectionBody section={section} />
            </section>
          ))}
        </article>
        {data.siblings.length > 0 && (
          <nav className={styles['siblings']} aria-labelledby="policies">
            <h2 id="policies">{t('content.promises')}</h2>
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
