import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the model of a design measures at its default size. */
export interface Metal {
  /** Thickness in thousandths of the usual. */
  readonly gauge_milli: number;
  /** Thousandths of a cubic millimetre. */
  readonly volume: number;
  /** What a millimetre of size (circumference, diameter, length) adds, in the same unit. */
  readonly per_mm: number;
  /** Outer size as `outer-size.ts` measures it; 0 where it says nothing, as of a chain that lies in a coil. */
  readonly width_tenth_mm: number;
  readonly height_tenth_mm: number;
}

const METAL_TABLE = join(import.meta.dirname, 'metal.tsv');
const HEAD = '# design\tgauge_milli\tvolume\tper_mm\twidth_tenth_mm\theight_tenth_mm';

let table: ReadonlyMap<string, Metal> | undefined;

/** Measured once by `weigh.ts`, because building every model at every start would take minutes; a test measures samples again. */
export function metalOf(design_code: string): Metal | undefined {
  table ??= readTable(readFileSync(METAL_TABLE, 'utf8'));
  return table.get(design_code);
}

/** Puts what was measured into the table; it is read again just before, so that two who measure other categories lose nothing. */
export function keepMetal(measured: ReadonlyMap<string, Metal>): void {
  const all = new Map([...readTable(readFileSync(METAL_TABLE, 'utf8')), ...measured]);
  const rows = [...all].map(([code, metal]) =>
    [code, metal.gauge_milli, metal.volume, metal.per_mm, metal.width_tenth_mm, metal.height_tenth_mm].join(
      '\t',
    ),
  );
  writeFileSync(METAL_TABLE, `${[HEAD, ...rows].join('\n')}\n`);
}

/** A table as text, of this release or of another one. */
export function readTable(text: string): ReadonlyMap<string, Metal> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [code = '', gauge, volume, perMm, width, height] = line.split('\t');
        return [
          code,
          {
            gauge_milli: Number(gauge),
            volume: Number(volume),
            per_mm: Number(perMm),
            width_tenth_mm: Number(width),
            height_tenth_mm: Number(height),
          },
        ];
      }),
  );
}
