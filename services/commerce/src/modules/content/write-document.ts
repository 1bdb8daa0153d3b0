/** What the store's people do with a document. Each act raises its edition, and says which one it looked at. */
import { ALT_MAX, type DocumentKind, type DocumentTexts, PLACED, SINGLE } from '@suvarna/contracts/content';
import { byLocale, type Locale, LOCALES } from '@suvarna/contracts/locale';
import { Refusal, saidOf } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { factOf, isNamed, type ContentFacts } from './facts/content-facts.ts';
import {
  insertDocument,
  insertPublication,
  insertVersion,
  lockDocument,
  publicationsOf,
  raiseEdition,
  versionsOf,
  type DocumentName,
} from './document.store.ts';
import {
  parseLine,
  parseMarkdown,
  picturesWithin,
  runsWithin,
  type WrittenPicture,
} from './parse-markdown.ts';
import { pictureAt, sentPicture } from './facts/picture-facts.ts';
import { knownPictures } from './pictures/picture.store.ts';
import { columnsOf } from './published.ts';
import { effectiveDecisions, holdsAt } from './effective-decisions.ts';

interface Act extends DocumentName {
  readonly edition: number;
  readonly why: string;
  readonly by: string;
  readonly at: Date;
}

/** An amount as an editor typed it: it would be wrong in another currency, and in another year. */
const RAW_AMOUNT =
  /(?:[₹£€$]|(?<![\p{L}\p{M}])(?:rs\.?|inr|aed|gbp|sgd|usd|रु\.?|रुपये))[\s*_]*\p{Nd}|\p{Nd}[\s*_]*(?:(?:lakhs?|crores?|thousand|लाख|करोड़|हज़ार)[\s*_]*)?(?:₹|(?:rupees?|dollars?|dirhams?)(?![\p{L}\p{M}])|रुपये)/iu;

const NAMES = new Map<DocumentKind, readonly string[]>(
  Object.entries({ ...SINGLE, ...PLACED }) as [DocumentKind, readonly string[]][],
);

/** By a name that no page knows a text would be published and never seen. */
function faultOfName({ kind, slug }: DocumentName): string | undefined {
  const names = NAMES.get(kind);
  return names === undefined || names.includes(slug) ? undefined : `${kind}: ${names.join(', ')}`;
}

/** A picture that is not the store's, or that could not be told to a reader who does not see it. */
function faultOfPicture({ address, alt }: WrittenPicture, { catalogue }: ContentFacts): string | undefined {
  if (alt === '' || alt.length > ALT_MAX || alt.includes('{{')) return `![${alt.slice(0, 60)}]`;
  return pictureAt({ address, alt }, catalogue) === undefined ? `(${address.slice(0, 60)})` : undefined;
}

/** What of a text cannot be shown; `undefined` when all can. Each language is looked at. */
export function faultOfTexts(texts: DocumentTexts, facts: ContentFacts): string | undefined {
  const shown = new Map<Locale, readonly string[]>();
  for (const locale of LOCALES) {
    const { title, lead, body } = texts[locale];
    if ([title, lead, body].some((text) => text.trim() === '')) return `${locale}: empty`;
    const raw = [title, lead, body].map((text) => RAW_AMOUNT.exec(text)?.[0]).find(Boolean);
    if (raw !== undefined) return `${locale}: ${raw}`;
    if (title.includes('{{')) return `${locale}: ${title}`;
    const sections = parseMarkdown(body);
    if (sections.length === 0) return `${locale}: empty`;
    const reading = { locale, currency: 'INR' } as const;
    for (const { placeholder, text = '' } of [...parseLine(lead), ...runsWithin(sections)]) {
      const unknown =
        placeholder === undefined
          ? /\{\{|\}\}|!\[/u.test(text)
            ? text.trim().slice(0, 60)
            : undefined
          : factOf(facts, placeholder, reading) === undefined && !isRateForNow(placeholder)
            ? `{{${placeholder}}}`
            : undefined;
      if (unknown !== undefined) return `${locale}: ${unknown}`;
    }
    const pictures = picturesWithin(sections);
    for (const picture of pictures) {
      const fault = faultOfPicture(picture, facts);
      if (fault !== undefined) return `${locale}: ${fault}`;
    }
    shown.set(
      locale,
      pictures.map(({ address }) => address),
    );
  }
  const [english = [], ...others] = shown.values();
  for (const address of [...english, ...others.flat()]) {
    const lacking = LOCALES.find((locale) => shown.get(locale)?.includes(address) === false);
    if (lacking !== undefined) return `${lacking}: ${address}`;
  }
  return undefined;
}

/** A rate is known as soon as one was published. */
const isRateForNow = (name: string): boolean => name.startsWith('rate.') && isNamed(name);

async function held(tx: Tx, { edition, ...name }: Act): Promise<void> {
  const document = await lockDocument(tx, name);
  if (document === undefined) throw new Refusal('CONTENT.NOT_FOUND');
  if (document.edition !== edition) throw new Refusal('CONTENT.CHANGED');
  await raiseEdition(tx, name);
}

/** @param what it is that cannot be done, beside the code's own words */
const about = (code: 'CONTENT.TEXT_INVALID' | 'CONTENT.PLANNED', what: string): Refusal =>
  new Refusal(code, { message: `${saidOf(code).message} (${what})` });

/** A picture that was sent is there before a text shows it. */
async function faultOfSent(tx: Tx, { en }: DocumentTexts): Promise<string | undefined> {
  const names = picturesWithin(parseMarkdown(en.body)).flatMap(({ address }) => sentPicture(address) ?? []);
  const known = await knownPictures(tx, names);
  return names.find((name) => !known.has(name));
}

/** @throws Refusal */
export async function saveDocument(
  tx: Tx,
  act: Act,
  texts: DocumentTexts,
  facts: ContentFacts,
): Promise<void> {
  const fault = faultOfName(act) ?? faultOfTexts(texts, facts) ?? (await faultOfSent(tx, texts));
  if (fault !== undefined) throw about('CONTENT.TEXT_INVALID', fault);
  const { kind, slug, why, by, at } = act;
  if (act.edition > 0) await held(tx, act);
  else if (!(await insertDocument(tx, act, at))) throw new Refusal('CONTENT.CHANGED');
  const [last] = await versionsOf(tx, act);
  await insertVersion(tx, {
    kind,
    slug,
    version: (last?.version ?? 0) + 1,
    ...columnsOf(
      byLocale((locale) => {
        const { title, lead, body } = texts[locale];
        return { title: title.trim(), lead: lead.trim(), body };
      }),
    ),
    why,
    saved_by: by,
    saved_at: at,
  });
}

interface Publication {
  readonly version: number;
  /** When shoppers see it; now when left out. */
  readonly from?: Date | undefined;
  /** What becomes of plans that were made before and come after it. */
  readonly planned?: 'keep' | 'call-off' | undefined;
}

/**
 * A plan that was made earlier would take the place of what is published now, and no editor who looks at the
 * text today sees it coming: an editor who publishes says what becomes of it.
 *
 * @throws Refusal
 */
export async function publishDocument(
  tx: Tx,
  act: Act,
  { version, from = act.at, planned }: Publication,
): Promise<void> {
  const { kind, slug, why, by, at } = act;
  if (from < at) throw new Refusal('CONTENT.TIME_PAST');
  await held(tx, act);
  const versions = await versionsOf(tx, act);
  if (!versions.some((one) => one.version === version)) throw new Refusal('CONTENT.VERSION_NOT_FOUND');
  // The same words again, or a moment that is replaced, surprise no editor.
  const plans = effectiveDecisions(await publicationsOf(tx, act)).filter(
    (one) => one.at > from && one.version !== version,
  );
  if (plans.length > 0 && planned === undefined)
    throw about(
      'CONTENT.PLANNED',
      plans.map((plan) => `${String(plan.version)}: ${plan.at.toISOString()}`).join(', '),
    );
  if (planned === 'call-off') await callOff(tx, act, plans);
  await insertPublication(tx, { kind, slug, version, at: from, why, decided_by: by, decided_at: at });
}

async function callOff(tx: Tx, act: Act, plans: readonly { readonly id: number }[]): Promise<void> {
  const { kind, slug, why, by, at } = act;
  for (const { id } of plans)
    await insertPublication(tx, {
      kind,
      slug,
      version: null,
      at,
      why,
      decided_by: by,
      decided_at: at,
      calls_off: id,
    });
}

/** Calls off all that is to come. */
export async function unscheduleDocument(tx: Tx, act: Act): Promise<void> {
  await held(tx, act);
  const coming = effectiveDecisions(await publicationsOf(tx, act)).filter((one) => one.at > act.at);
  if (coming.length === 0) throw new Refusal('CONTENT.STATE_CONFLICT');
  await callOff(tx, act, coming);
}

/** What is to come is not shown either. */
export async function withdrawDocument(tx: Tx, act: Act): Promise<void> {
  const { kind, slug, why, by, at } = act;
  await held(tx, act);
  const decisions = await publicationsOf(tx, act);
  const now = holdsAt(decisions, at);
  if (now === undefined || now.version === null) throw new Refusal('CONTENT.STATE_CONFLICT');
  await callOff(
    tx,
    act,
    effectiveDecisions(decisions).filter((one) => one.at > at),
  );
  await insertPublication(tx, { kind, slug, version: null, at, why, decided_by: by, decided_at: at });
}
