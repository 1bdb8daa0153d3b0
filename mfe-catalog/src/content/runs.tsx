/** What people wrote, drawn part by part: no markup of theirs ever is. */
import type { Block, DocumentPicture, Run, Section } from '@suvarna/contracts/content';
import { useHref } from '@suvarna/remote-kit/hooks';
import { pictureSources } from '@suvarna/ui/picture';
import { Fragment, type ReactNode } from 'react';
import { textOf } from './article.model.ts';

/** Class names by part. Handed in: a page that has such a text only now and then need not bring the styles of articles. */
type Look = Readonly<Record<string, string | undefined>>;

function styled(run: Run, href: (path: string) => string): ReactNode {
  if (run.line_break) return <br />;
  let shown: ReactNode = textOf(run);
  if (run.em) shown = <em>{shown}</em>;
  if (run.strong) shown = <strong>{shown}</strong>;
  if (run.href === undefined) return shown;
  return <a href={run.href.startsWith('/') ? href(run.href) : run.href}>{shown}</a>;
}

/** Parts of a text have no names: it never changes while it is shown, so their places do. */
export function Runs({ of }: { readonly of: readonly Run[] }) {
  const href = useHref();
  return of.map((run, place) => <Fragment key={place}>{styled(run, href)}</Fragment>);
}

function Items({ of }: { readonly of: Block['items'] }) {
  return of?.map((item, place) => (
    <li key={place}>
      <Runs of={item} />
    </li>
  ));
}

function Rows({ of = [], look }: { readonly of: Block['rows']; readonly look: Look }) {
  const [head = [], ...rows] = of;
  return (
    <div
      className={look['wide']}
      role="group"
      tabIndex={0}
      aria-label={head.map((cell) => cell.map(textOf).join('')).join(', ')}
    >
      <table className={look['table']}>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                <Runs of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Runs of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How wide a picture of a design is where it stands. */
const SIZES = '(width >= 36rem) 32rem, 100vw';

/** Its place is there before it is. */
export function DocumentImage({
  of: { src, alt, width, height },
  sizes = SIZES,
}: {
  readonly of: DocumentPicture;
  readonly sizes?: string;
}) {
  const { srcSet, ...source } = pictureSources(src, 1024);
  return (
    <img
      {...source}
      {...(srcSet !== undefined && { srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

/** One of a design leads there: what is seen is the link's name. */
function Pictured({
  of,
  className,
}: {
  readonly of: DocumentPicture;
  readonly className: string | undefined;
}) {
  const href = useHref();
  const picture = <DocumentImage of={of} />;
  return (
    <p className={className}>{of.href === undefined ? picture : <a href={href(of.href)}>{picture}</a>}</p>
  );
}

function drawn({ kind, runs = [], items, rows, picture }: Block, look: Look): ReactNode {
  switch (kind) {
    case 'heading':
      return (
        <h3>
          <Runs of={runs} />
        </h3>
      );
    case 'quote':
      return (
        <blockquote>
          <Runs of={runs} />
        </blockquote>
      );
    case 'list':
      return (
        <ul className={look['list']}>
          <Items of={items} />
        </ul>
      );
    case 'steps':
      return (
        <ol className={look['steps']}>
          <Items of={items} />
        </ol>
      );
    case 'links':
      return (
        <ul className={look['links']}>
          <Items of={items} />
        </ul>
      );
    case 'picture':
      return picture && <Pictured of={picture} className={look['picture']} />;
    case 'table':
      return <Rows of={rows} look={look} />;
    default:
      return (
        <p>
          <Runs of={runs} />
        </p>
      );
  }
}

export function Blocks({ of, look = {} }: { readonly of: readonly Block[]; readonly look?: Look }) {
  return of.map((block, place) => <Fragment key={place}>{drawn(block, look)}</Fragment>);
}

export function Sections({ of, look = {} }: { readonly of: readonly Section[]; readonly look?: Look }) {
  return of.map(({ title, blocks }, place) => (
    <section key={place} className={look['section']}>
      {title.length > 0 && (
        <h2>
          <Runs of={title} />
        </h2>
      )}
      <Blocks of={blocks} look={look} />
    </section>
  ));
}
