import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Pagination } from '@suvarna/ui/pagination';
import { breadcrumbList } from '../structured-data.model.ts';
import styles from './article.module.css';
import { BLOG, blogPage, type BlogView } from './blog.model.ts';
import { Entries } from './entries.tsx';
import { words } from './words.ts';

export function head(view: BlogView, route: RouteContext, t: (key: string) => string): PageHead {
  const say = words(route.locale);
  return {
    title: say('title', { title: say('blog') }),
    description: say('blog.lead'),
    canonical: blogPage(view.page),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: say('blog'), path: BLOG },
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
  const { t, locale } = useRemoteContext();
  const say = words(locale);
  const href = useHref();
  const step = (to: number, label: string) =>
    to >= 1 && to <= pages ? { href: href(blogPage(to)), label } : undefined;
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: say('blog'), href: href(BLOG) },
        ]}
      />
      <div className={styles['article']}>
        <h1>{say('blog')}</h1>
        <p className={styles['lead']}>{say('blog.lead')}</p>
        {entries.length === 0 ? <p>{say('blog.none')}</p> : <Entries of={entries} />}
      </div>
      {pages > 1 && (
        <Pagination
          label={say('blog.pages')}
          current={page}
          pages={Array.from({ length: pages }, (_, at) => ({ page: at + 1, href: href(blogPage(at + 1)) }))}
          previous={step(page - 1, say('blog.previous'))}
          next={step(page + 1, say('blog.next'))}
          pageLabel={(at) => say('blog.page', { page: at })}
        />
      )}
    </>
  );
}
