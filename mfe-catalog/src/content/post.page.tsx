import { formatFullDay } from '@suvarna/i18n/day';
import { sellerName } from '@suvarna/i18n/seller';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { pictureAt } from '@suvarna/ui/picture';
import type { BlogPosting, Organization, WithContext } from 'schema-dts';
import { contentTexts } from '#texts/content';
import { socialPicture } from '../structured-data/social-picture.model.ts';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import styles from './article.module.css';
import { plainText } from './article.model.ts';
import { BLOG, type PostView } from './blog.model.ts';
import { Dates, Entries } from './entries.tsx';
import { Runs, Sections } from './runs.tsx';

export function head(view: PostView, route: RouteContext, t: (key: string) => string): PageHead {
  const contentT = contentTexts(route.locale);
  const pictures = view.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.picture ?? []));
  const [first] = pictures;
  const url = route.origin + route.base + view.path;
  const store: Organization = {
    '@type': 'Organization',
    name: sellerName(route.locale),
    url: `${route.origin}${route.base}/`,
  };
  return {
    title: contentT('title', { title: view.title }),
    description: plainText(view.lead),
    canonical: view.path,
    ...(first && { openGraph: { type: 'website', ...socialPicture(first.src, first.alt) } }),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: contentT('blog'), path: BLOG },
              { label: view.title, path: view.path },
            ]),
            {
              '@context': 'https://schema.org',
              '@type': 'BlogPosting',
              headline: view.title,
              ...(pictures.length > 0 && {
                image: pictures.map(({ src }) => route.origin + pictureAt(src, 1024)),
              }),
              description: plainText(view.lead),
              inLanguage: route.locale,
              datePublished: view.publishedAt,
              dateModified: view.changedAt,
              url,
              mainEntityOfPage: url,
              author: store,
              publisher: store,
            } satisfies WithContext<BlogPosting>,
          ]
        : [],
  };
}

export function Page({ data }: PageProps<PostView>) {
  return (
    <Static of={data} className={`sv-page ${styles['page']}`}>
      {() => <Post data={data} />}
    </Static>
  );
}

function Post({ data }: { readonly data: PostView }) {
  const { t, locale } = useRemoteContext();
  const contentT = useT(contentTexts);
  const href = useHref();
  const [published, changed] = [data.publishedAt, data.changedAt].map((at) => formatFullDay(at, locale));
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: contentT('blog'), href: href(BLOG) },
          { label: data.title, href: href(data.path) },
        ]}
      />
      <article className={styles['article']}>
        <h1>{data.title}</h1>
        <Dates of={data} />
        {changed !== published && (
          <p className={styles['note']}>{contentT('blog.updated', { day: changed ?? '' })}</p>
        )}
        <p className={styles['lead']}>
          <Runs of={data.lead} />
        </p>
        <Sections of={data.sections} look={styles} />
      </article>
      {data.others.length > 0 && (
        <aside className={styles['more']} aria-labelledby="more">
          <h2 className={styles['more-title']} id="more">
            {contentT('blog.more')}
          </h2>
          <Entries of={data.others} level="h3" />
        </aside>
      )}
    </>
  );
}
