import { describe, expect, it, jest } from '@jest/globals';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import { seededDesigns } from '../../../../test-support/seeded-designs.ts';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import type { StoneRow } from '../../designs/index.ts';
import type { Paper } from '../../../platform/documents/paper.ts';
import { renderPaper } from '../../../platform/documents/render-paper.ts';
import { keepCertificates, versionOf } from './certificate-cache.ts';
import { certificateOf, diamondsOf } from './certificate-of.ts';
import { composeCertificate } from './compose-certificate.ts';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

const designs = seededDesigns();
const [halo] = designs.filter((design) => diamondsOf(design).length === 2);
if (halo === undefined) throw new Error('The seed has no design with two rows of diamonds.');
const factsOf = ({ parts }: Paper) => parts.flatMap(({ facts = [] }) => facts);

describe('a sample certificate', () => {
  it('has the same texts in both languages', () => {
    expect(compareTexts(en, hi)).toEqual([]);
  });

  it('states of each row of diamonds what the design says; the number is left to the piece', () => {
    const facts = factsOf(composeCertificate(halo, 'en'));
    const said = Object.groupBy(facts, ([label]) => label);
    expect(said['Weight']?.map(([, value]) => value)).toEqual(
      diamondsOf(halo).map(
        ({ count, millicarat }) =>
          `${(millicarat / 1_000).toFixed(3)} carat${count === 1 ? '' : ' in total'}`,
      ),
    );
    const grades = [...(said['Cut'] ?? []), ...(said['Polish and symmetry'] ?? [])].map(([, value]) => value);
    expect(grades).toHaveLength(2);
    for (const grade of grades) expect(['Excellent', 'Very good', 'Good']).toContain(grade);
    expect(said['Laboratory']).toEqual([['Laboratory', halo.laboratory]]);
    expect(said['Certificate number']).toEqual([['Certificate number', 'Comes with your piece']]);
  });

  it('says what comes with the piece where it is not stated of the design', () => {
    const stones = halo.stones.map(({ cut: _cut, finish: _finish, ...row }) => row);
    const said = factsOf(composeCertificate({ ...halo, stones, laboratory: null }, 'en'));
    expect(said).toContainEqual(['Cut', 'As graded for your piece']);
    expect(said).toContainEqual(['Laboratory', "Named on your piece's certificate"]);
    expect(JSON.stringify(said)).not.toMatch(/null|undefined/);
  });

  it('names colour and clarity of every diamond of the catalogue', () => {
    const rows = designs.reduce((sum, design) => sum + diamondsOf(design).length, 0);
    const graded = designs
      .filter((design) => diamondsOf(design).length > 0)
      .flatMap((design) => factsOf(composeCertificate(design, 'en')))
      .filter(([label, value]) => label === 'Clarity' && /^(?:VVS|VS|SI)$/.test(value)).length;
    expect([rows > 3_000, graded]).toEqual([true, rows]);
  });

  it.each([
    ['en', 'SAMPLE', 'Sample certificate'],
    ['hi', 'नमूना', 'नमूना प्रमाणपत्र'],
  ] as const)('says on its face in %s that it is one', async (locale, watermark, title) => {
    const paper = composeCertificate(halo, locale);
    const [page = ''] = await textOfPdf(await renderPaper(paper));
    const text = page.replaceAll(/\s+/g, ' ');
    expect([paper.watermark, paper.title]).toEqual([watermark, title]);
    if (locale === 'en') expect([text.includes(watermark), text.includes(title)]).toEqual([true, true]);
    expect(text).toContain(halo.design_code);
  });
});

describe('the facts of a certificate', () => {
  it('are fields with a value each, and null of a number, which is the piece’s own', () => {
    const [first] = diamondsOf(halo);
    const { diamonds, laboratory, number } = certificateOf(halo) ?? {};
    expect(diamonds).toHaveLength(2);
    expect(diamonds?.[0]).toEqual({
      shape: first?.shape,
      count: first?.count,
      millicarat: first?.millicarat,
      colour: expect.stringMatching(/^[D-Z]–[D-Z]$/),
      clarity: expect.stringMatching(/^(?:VVS|VS|SI)$/),
      cut: first?.cut ?? null,
      finish: first?.finish ?? null,
    });
    expect([laboratory, number]).toEqual([halo.laboratory, null]);
  });

  it('are none of a design without diamonds, and no grade of a quality that is none', () => {
    expect(certificateOf({ stones: [], laboratory: null })).toBeNull();
    const rough = { ...halo.stones[0], type: 'diamond', quality: 'AA' } as (typeof halo.stones)[number];
    expect(certificateOf({ stones: [rough], laboratory: null })?.diamonds[0]).toMatchObject({
      colour: null,
      clarity: null,
    });
  });

  it('are null in a store of before, which has no grade of cut and no laboratory', () => {
    const { cut: _cut, finish: _finish, ...row } = diamondsOf(halo)[0] ?? ({} as StoneRow);
    const { diamonds, laboratory } = certificateOf({ stones: [row], laboratory: null }) ?? {};
    expect([diamonds?.[0]?.cut, diamonds?.[0]?.finish, laboratory]).toEqual([null, null, null]);
  });
});

describe('the samples that were made', () => {
  it('are made once for a version, also when many ask at once', async () => {
    const print = jest.fn(async () => Buffer.from('a sample'));
    const kept = keepCertificates({ print });
    const paper = composeCertificate(halo, 'en');
    const version = versionOf(paper);
    await Promise.all([kept.pdfOf('a', version, paper), kept.pdfOf('b', version, paper)]);
    await kept.pdfOf('c', version, paper);
    expect(print).toHaveBeenCalledTimes(1);
    expect(versionOf(composeCertificate({ ...halo, title: 'Another' }, 'en'))).not.toBe(version);
  });

  it('are tried again after a failure', async () => {
    const print = jest.fn(async () => Buffer.from('a sample'));
    print.mockRejectedValueOnce(new Error('the thread ended'));
    const kept = keepCertificates({ print });
    const paper = composeCertificate(halo, 'en');
    await expect(kept.pdfOf('a', versionOf(paper), paper)).rejects.toThrow('the thread ended');
    expect((await kept.pdfOf('a', versionOf(paper), paper)).toString()).toBe('a sample');
  });
});
