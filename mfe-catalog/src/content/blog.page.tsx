import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Pagination } from '@suvarna/ui/pagination';
import { contentTexts } from '#texts/content';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import styles from './article.module.css';
import { BLOG, blogPage, type BlogView } from './blog.model.ts';
import { Entries } from './entries.tsx';

export function head(view: BlogView, route: RouteContext, t: (key: string) => string): PageHead {
  const contentT = contentTexts(route.locale);
  return {
    title: contentT('title', { title: contentT('blog') }),
    description: contentT('blog.lead'),
    canonical: blogPage(view.page),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: contentT('blog'), path: BLOG },
            ]),
          ]
        : [],
    ...(view.page > 1 && { previous: blogPage(view.page - 1) }),
    ...(view.page < view.pages && { next: blogPage(view.page + 1) }),
  };
}

export function Page({ data }: PageProps<BlogView>) {
  return (
    <Static of={data} className={`sv-page ${styles['page']}`}>
      {() => <Blog data={data} />}
    </Static>
  );
}

function Blog({ data: { entries, page, pages } }: { readonly data: BlogView }) {
  const { t } = useRemoteContext();
  const contentT = useT(contentTexts);
  const href = useHref();
  const step = (to: number, label: string) =>
    to >= 1 && to <= pages ? { href: href(blogPage(to)), label } : undefined;
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: contentT('blog'), href: href(BLOG) },
        ]}
      />
      <div className={styles['article']}>
        <h1>{contentT('blog')}</h1>
        <p className={styles['lead']}>{contentT('blog.lead')}</p>
        {entries.length === 0 ? <p>{contentT('blog.none')}</p> : <Entries of={entries} />}
      </div>
      {pages > 1 && (
        <Pagination
          label={contentT('blog.pages')}
          current={page}
          pages={Array.from({ length: pages }, (_, at) => ({ page: at + 1, href: href(blogPage(at + 1)) }))}
          previous={step(page - 1, contentT('blog.previous'))}
          next={step(page + 1, contentT('blog.next'))}
          pageLabel={(at) => contentT('blog.page', { page: at })}
        />
      )}
    </>
  );
}
