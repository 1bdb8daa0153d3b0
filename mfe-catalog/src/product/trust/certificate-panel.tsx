import { productCertificate } from '@suvarna/contracts/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import { caratNumber } from '@suvarna/contracts/money';
import type { Translate } from '@suvarna/remote-kit/page';
import { Fragment } from 'react';
import { diamondsTexts } from '#texts/diamonds';
import { gradeText, laboratoryText } from '../../diamonds/diamond-text.ts';
import type { ProductView } from '../product.model.ts';
import { FactList } from './fact-list.tsx';

interface CertificatePanelProps {
  readonly product: Pick<ProductView, 'id' | 'certificate'>;
  readonly locale: Locale;
  readonly trustT: Translate;
  readonly t: Translate;
}

/** The four Cs of each row of diamonds, and who certifies them; what is not stated is left out. The number is of a piece, not of a design. */
export function CertificatePanel({ product: { id, certificate }, locale, trustT, t }: CertificatePanelProps) {
  if (!certificate) return null;
  const { diamonds, laboratory, number } = certificate;
  const told = diamondsTexts(locale);
  const grade = (value: string | null | undefined): string => (value ? gradeText(value, told) : '');
  return (
    <details open>
      <summary>{trustT('certificate')}</summary>
      <p>{trustT('certificate-text')}</p>
      {diamonds.map(({ shape, count, millicarat, colour, clarity, cut, finish }) => (
        <Fragment key={`${shape} ${colour ?? ''} ${clarity ?? ''} ${String(millicarat)}`}>
          <h3>{trustT(count === 1 ? 'diamond' : 'diamonds', { count, shape: t(`shape.${shape}`) })}</h3>
          <FactList
            facts={[
              [trustT(count === 1 ? 'carat' : 'carat-all'), caratNumber(millicarat)],
              [trustT('colour'), colour ?? ''],
              [trustT('clarity'), clarity ?? ''],
              [told('cut'), grade(cut)],
              [told('finish'), grade(finish)],
            ]}
          />
        </Fragment>
      ))}
      <h3>{trustT('certified')}</h3>
      <FactList
        facts={[
          [told('laboratory'), laboratory === null ? '' : laboratoryText(laboratory, told)],
          [trustT('number'), number ?? trustT('number-of-piece')],
        ]}
      />
      <p>
        <a href={`/api/${productCertificate.path}?product_id=${String(id)}&lang=${locale}`}>
          {trustT('sample')}
        </a>
      </p>
    </details>
  );
}
