/** One design's weight and price before and after. */
export interface Moved {
  readonly code: string;
  readonly category: string;
  readonly was: { readonly mg: number; readonly paise: number };
  readonly is: { readonly mg: number; readonly paise: number };
}

/** Shares: −0.05 is a twentieth less. */
interface Change {
  readonly mean: number;
  readonly median: number;
  readonly largest: number;
  /** The design that changed most. */
  readonly code: string;
}

interface ChangeOfCategory {
  readonly category: string;
  readonly designs: number;
  /** Designs whose weight changed at all. */
  readonly changed: number;
  readonly weight: Change;
  readonly price: Change;
}

/** What moved, category by category, and all of them as the last row. */
export function changesOf(moved: readonly Moved[]): ChangeOfCategory[] {
  return [...Map.groupBy(moved, ({ category }) => category), ['all', moved] as const].map(
    ([category, designs]) => ({
      category,
      designs: designs.length,
      changed: designs.filter(({ was, is }) => was.mg !== is.mg).length,
      weight: changeOf(designs, ({ mg }) => mg),
      price: changeOf(designs, ({ paise }) => paise),
    }),
  );
}

function changeOf(designs: readonly Moved[], of: (at: Moved['was']) => number): Change {
  const shares = designs
    .map(({ code, was, is }) => ({ code, share: of(is) / of(was) - 1 }))
    .toSorted((a, b) => a.share - b.share);
  const middle = shares.length / 2;
  const largest = shares.reduce((most, each) => (Math.abs(each.share) > Math.abs(most.share) ? each : most), {
    code: '',
    share: 0,
  });
  return {
    mean: shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length),
    median: ((shares[Math.ceil(middle) - 1]?.share ?? 0) + (shares[Math.floor(middle)]?.share ?? 0)) / 2,
    largest: largest.share,
    code: largest.code,
  };
}

/** In the form of a document. */
export function tableOf(changes: readonly ChangeOfCategory[]): string {
  const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
  const cells = ({ mean, median, largest, code }: Change): string =>
    `${percent(mean)} | ${percent(median)} | ${percent(largest)}${code ? ` (${code})` : ''}`;
  return [
    '| category | designs | changed | weight, mean % | median | largest | price, mean % | median | largest |',
    '|---|---|---|---|---|---|---|---|---|',
    ...changes.map(
      ({ category, designs, changed, weight, price }) =>
        `| ${category} | ${String(designs)} | ${String(changed)} | ${cells(weight)} | ${cells(price)} |`,
    ),
  ].join('\n');
}
