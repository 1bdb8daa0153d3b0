import type { ShopDocument } from '@suvarna/contracts/content';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { landingTexts } from '#texts/landing';
import { Runs, Sections } from '../../content/runs.tsx';
import { GIFTS } from '../../gifts-path.ts';
import { doorsOf, FACTS, type LandingName } from './doors.ts';

const NAMES: Readonly<Record<string, LandingName>> = {
  '/jewellery/gold-coins/': 'coins',
  '/jewellery/solitaires/': 'solitaires',
  [GIFTS]: 'gifts',
};

interface LandingProps {
  /** Of the listing. */
  readonly path: string;
  /** What people wrote for this page; its own words stand where there are none. */
  readonly text?: ShopDocument | undefined;
  readonly className?: string | undefined;
}

/** What people who come here look for, and doors to it; above the list. Other listings have none. */
export function Landing({ path, text, className }: LandingProps) {
  const t = useT(landingTexts);
  const href = useHref();
  const name = NAMES[path];
  if (name === undefined) return null;
  return (
    <nav className={className} aria-label={t(`${name}.doors`)}>
      <p>{text ? <Runs of={text.lead} /> : t(`${name}.lead`)}</p>
      <ul>
        {doorsOf(name).map(({ text: label, to }) => (
          <li key={to}>
            <ChipLink href={href(to)}>{t(label)}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What to know before buying; below the list. */
export function LandingFacts({ path, text, className }: LandingProps) {
  const t = useT(landingTexts);
  const href = useHref();
  const name = NAMES[path];
  if (name === undefined) return null;
  return (
    <section className={className} aria-labelledby="landing">
      <h2 id="landing">{t(`${name}.facts`)}</h2>
      {FACTS[name].map(({ id, to }) => (
        <div key={id}>
          <h3>{t(`${name}.${id}`)}</h3>
          <p>
            {t(`${name}.${id}-text`)}
            {to !== undefined && (
              <>
                {' '}
                <a href={href(to)}>{t(`${name}.${id}-link`)}</a>
              </>
            )}
          </p>
        </div>
      ))}
      {text && <Sections of={text.sections} />}
    </section>
  );
}
