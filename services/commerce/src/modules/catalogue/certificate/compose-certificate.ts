import { gradeOf } from '@suvarna/contracts/catalogue';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { SELLER } from '@suvarna/contracts/seller';
import { caratNumber } from '@suvarna/contracts/money';
import { sellerName } from '@suvarna/i18n/seller';
import { PLACES, type Paper, type PaperPart } from '../../../platform/documents/paper.ts';
import { type Design, SHAPE_WORDS, type StoneRow, wordOf } from '../../designs/index.ts';
import { diamondsOf } from './certificate-of.ts';
import { texts } from './texts.ts';

/**
 * A sample of the certificate that comes with a piece, from what the design says and nothing else: its
 * number, and what is not stated of the design, are said to come with the piece.
 */
export function composeCertificate(design: Design, locale: Locale): Paper {
  const t = texts(locale);
  const partOf = ({ shape, count, millicarat, quality, cut, finish }: StoneRow): PaperPart => {
    const shapeText = wordOf(SHAPE_WORDS, shape)[locale];
    const grade = gradeOf(quality);
    return {
      heading: t('stones', { shape: shapeText }),
      facts: [
        [t('shape'), shapeText],
        [t('count'), String(count)],
        [t('carat'), t(count === 1 ? 'carat-one' : 'carat-all', { carat: caratNumber(millicarat) })],
        ...(grade === undefined
          ? []
          : ([
              [t('colour'), grade.colour],
              [t('clarity'), grade.clarity],
            ] as const)),
        // The trade grades the cut of a round diamond, and polish and symmetry of another.
        ...(finish === undefined
          ? [[t('cut'), t(cut === undefined ? 'cut-value' : `grade.${cut}`)] as const]
          : [[t('finish'), t(`grade.${finish}`)] as const]),
      ],
    };
  };
  return {
    locale,
    title: t('title'),
    watermark: t('watermark'),
    seller: { name: sellerName(locale), lines: [...SELLER.address] },
    facts: [
      [t('status'), t('status-value')],
      [t('piece'), fieldIn(design, 'title', locale)],
      [t('code'), design.design_code],
    ],
    parts: [
      ...diamondsOf(design).map(partOf),
      {
        heading: t('laboratory'),
        facts: [
          [t('laboratory-name'), design.laboratory ?? t('laboratory-value')],
          [t('number'), t('number-value')],
        ],
      },
      { heading: t('about'), sentences: [t('about.design'), t('about.piece'), t('about.sample')] },
    ],
    pageLabel: t('page', PLACES),
  };
}
