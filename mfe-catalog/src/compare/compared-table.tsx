import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { Picture } from '@suvarna/ui/picture';
import { Price } from '@suvarna/ui/price';
import { diamondsTexts } from '#texts/diamonds';
import { comparePath, rowsOf, type ComparedDesign } from './compare.model.ts';
import styles from './compare.module.css';
import { comparedIds, keepCompared } from './compared.ts';

interface ComparedTableProps {
  readonly designs: readonly ComparedDesign[];
  readonly compareT: Translate;
  readonly t: Translate;
}

/** A column a design. "Only what differs" hides rows by style alone: it works without a script. */
export function ComparedTable({ designs, compareT, t }: ComparedTableProps) {
  const { locale } = useRemoteContext();
  const rows = rowsOf(designs, { compareT, t, diamonds: diamondsTexts(locale) });
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <div className={styles['comparison']}>
      {designs.length > 1 && (
        <label className={styles['only']}>
          <input type="checkbox" disabled={differing === 0} />
          {differing === 0 ? compareT('same') : compareT('only')}
        </label>
      )}
      {/* Four columns are wider than a phone: it scrolls inside, by keyboard too. */}
      <div className={styles['scroll']} role="region" aria-label={compareT('caption')} tabIndex={0}>
        <table className={styles['table']}>
          <caption className="sv-visually-hidden">{compareT('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sv-visually-hidden">{compareT('row')}</span>
              </th>
              {designs.map((design) => (
                <Column key={design.id} design={design} designs={designs} compareT={compareT} t={t} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, cells, differs }) => (
              <tr key={id} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className={styles['mark']}>{compareT('differs')}</span>}
                </th>
                {cells.map((cell, place) => (
                  <td key={designs[place]?.id}>
                    {cell.length === 0 ? <span aria-hidden>–</span> : null}
                    {cell.map((text) => (
                      <span key={text} className={styles['value']}>
                        {text}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ColumnProps extends ComparedTableProps {
  readonly design: ComparedDesign;
}

function Column({
  design: { id, title, path, picture, price, designCode },
  designs,
  compareT,
  t,
}: ColumnProps) {
  const href = useHref();
  const others = designs.map((design) => design.id).filter((other) => other !== id);
  return (
    <th scope="col">
      <a className={styles['design']} href={href(path)}>
        {picture && (
          <Picture src={picture.src} tint={picture.tint} alt="" sizes="(width < 40rem) 40vw, 15rem" />
        )}
        <span className={styles['name']}>{title}</span>
      </a>
      <Price
        minor={price.priceMinor}
        mrpMinor={price.mrpMinor}
        mrpName={t('price.mrp')}
        currency={price.currency}
      />
      <span className={styles['code']}>{designCode}</span>
      <a
        className={styles['remove']}
        href={href(comparePath(others))}
        rel="nofollow"
        aria-label={compareT('remove-of', { title })}
        onClick={() => keepCompared(comparedIds().filter((other) => other !== id))}
      >
        {compareT('remove')}
      </a>
    </th>
  );
}
