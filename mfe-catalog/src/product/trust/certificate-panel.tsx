import { productCertificate } from '@suvarna/contracts/calls/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import { caratNumber } from '@suvarna/contracts/weight';
import type { Translate } from '@suvarna/remote-kit/page';
import type { ProductView } from '../product.model.ts';
import { FactList } from './fact-list.tsx';

interface CertificatePanelProps {
  readonly product: Pick<ProductView, 'id' | 'certificate'>;
  readonly locale: Locale;
  readonly say: Translate;
  readonly t: Translate;
}

/** The four Cs of each row of diamonds, and who certified them: a value each, or a mark that it is each piece's own. */
export function CertificatePanel({ product: { id, certificate }, locale, say, t }: CertificatePanelProps) {
  if (!certificate) return null;
  const { diamonds, laboratory, number } = certificate;
  return (
    <details open>
      <summary>{say('certificate')}</summary>
      <p>{say('certificate-text')}</p>
      {diamonds.map(({ shape, count, millicarat, colour, clarity, cut }) => (
        <FactList
          key={`${shape} ${colour ?? ''} ${clarity ?? ''} ${String(millicarat)}`}
          unknown={say('unknown')}
          facts={[
            [say('shape'), t(`shape.${shape}`)],
            [say('count'), String(count)],
            [say('carat'), caratNumber(millicarat)],
            [say('colour'), colour],
            [say('clarity'), clarity],
            [say('cut'), cut],
          ]}
        />
      ))}
      <FactList
        unknown={say('unknown')}
        facts={[
          [say('laboratory'), laboratory],
          [say('number'), number],
        ]}
      />
      <p>
        <a href={`/api/${productCertificate.path}?product_id=${String(id)}&lang=${locale}`}>
          {say('sample')}
        </a>
      </p>
    </details>
  );
}
