import { productRingSizer } from '@suvarna/contracts/sizes';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import styles from '../content/article.module.css';
import { MEASUREMENTS, SIZE_GUIDE } from '../paths.ts';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import type { ReactNode } from 'react';
import type { SizeGuideView } from './size-guide.model.ts';
import { OnScreen } from './on-screen.tsx';
import table from './size-guide.module.css';

export { loadSizeGuide as load } from './size-guide.loader.ts';

export function head({ words }: SizeGuideView, route: RouteContext, t: Translate): PageHead {
  return {
    title: words.headTitle,
    description: words.description,
    canonical: SIZE_GUIDE,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: words.title, path: SIZE_GUIDE },
            ]),
          ]
        : [],
  };
}

export function Page({ data }: PageProps<SizeGuideView>) {
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Static of={data}>{() => <Beginning {...data} />}</Static>
      <OnScreen words={data.words} />
      <Static of={data}>{() => <Tables {...data} />}</Static>
    </div>
  );
}

/** How a finger is measured. */
function Beginning({ words }: SizeGuideView) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: words.title, href: href(SIZE_GUIDE) },
        ]}
      />
      <article className={styles['article']}>
        <h1>{words.title}</h1>
        <p className={styles['lead']}>{words.lead}</p>
        <nav aria-label={words.contents}>
          <ul className={styles['links']}>
            {(['measureRing', 'screen', 'print', 'ringTable', 'measureBangle', 'bangleTable'] as const).map(
              (part) => (
                <li key={part}>
                  <a href={`#${part}`}>{words[part]}</a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <Measure id="measureRing" title={words.measureRing} steps={words.measureRingSteps}>
          <p className={styles['note']}>{words.measureRingHints}</p>
          <p>{words.ownRing}</p>
        </Measure>
      </article>
    </>
  );
}

/** The sizer to print, and the tables. */
function Tables({ words, rings, bangles }: SizeGuideView) {
  const { locale } = useRemoteContext();
  const href = useHref();
  const sizer = (paper: string): string => `/api/${productRingSizer.path}?paper=${paper}&lang=${locale}`;
  return (
    <div className={styles['article']}>
      <section className={styles['section']}>
        <h2 id="print" className={table['part']}>
          {words.print}
        </h2>
        <p>{words.printLead}</p>
        <ul className={styles['links']}>
          <li>
            <a href={sizer('a4')}>{words.printA4}</a>
          </li>
          <li>
            <a href={sizer('letter')}>{words.printLetter}</a>
          </li>
        </ul>
      </section>
      <section className={styles['section']}>
        <h2 id="ringTable" className={table['part']}>
          {words.ringTable}
        </h2>
        <p className={styles['note']}>{words.keepHint}</p>
        <div className={styles['wide']}>
          <table className={`${styles['table']} ${table['sizes']}`}>
            <caption className="sv-visually-hidden">{words.ringCaption}</caption>
            <thead>
              <tr>
                {(['india', 'uk', 'us', 'eu', 'diameter', 'circumference'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rings.map(({ id, uk, us, eu, diameter, circumference }) => (
                <tr key={id}>
                  <th scope="row">
                    <KeepLink of="ring" size={id} label={words.keepRing} />
                  </th>
                  <td>{uk}</td>
                  <td>{us}</td>
                  <td>{eu}</td>
                  <td>{diameter}</td>
                  <td>{circumference}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <Measure id="measureBangle" title={words.measureBangle} steps={words.measureBangleSteps} />
      <section className={styles['section']}>
        <h2 id="bangleTable" className={table['part']}>
          {words.bangleTable}
        </h2>
        <p className={styles['note']}>{words.bangleNote}</p>
        <p className={styles['note']}>{words.keepHint}</p>
        <div className={styles['wide']}>
          <table className={`${styles['table']} ${table['sizes']}`}>
            <caption className="sv-visually-hidden">{words.bangleCaption}</caption>
            <thead>
              <tr>
                {(['size', 'diameter', 'circumference'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bangles.map(({ id, diameter, circumference }) => (
                <tr key={id}>
                  <th scope="row">
                    <KeepLink of="bangle" size={id} label={words.keepBangle} />
                  </th>
                  <td>{diameter}</td>
                  <td>{circumference}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <ul className={styles['links']}>
        <li>
          <a href={href('/jewellery/rings/')}>{words.toRings}</a>
        </li>
        <li>
          <a href={href('/jewellery/bangles/')}>{words.toBangles}</a>
        </li>
        <li>
          <a href={href('/help/')}>{words.toHelp}</a>
        </li>
      </ul>
    </div>
  );
}

interface KeepLinkProps {
  readonly of: 'ring' | 'bangle';
  readonly size: string;
  /** With a place for the size. */
  readonly label: string;
}

/** A size leads to where it is kept: the page is the same for everybody, so that place asks who it is. */
function KeepLink({ of, size, label }: KeepLinkProps) {
  const href = useHref();
  return (
    <a
      className={table['keep']}
      rel="nofollow"
      href={href(`${MEASUREMENTS}?${of}=${size}`)}
      title={label.replace('{size}', size)}
    >
      {size}
    </a>
  );
}

interface MeasureProps {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly children?: ReactNode;
}

function Measure({ id, title, steps, children }: MeasureProps) {
  return (
    <section className={styles['section']}>
      <h2 id={id} className={table['part']}>
        {title}
      </h2>
      <ol className={table['steps']}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
