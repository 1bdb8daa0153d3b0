import type { Locale } from '@suvarna/contracts/locale';
import { officerName } from '@suvarna/contracts/stores';
import { PAN_ABOVE } from '@suvarna/contracts/storefront-constants';
import { gramNumber } from '@suvarna/contracts/money';
import { sellerName, sellerPlace } from '@suvarna/i18n/seller';
import type { Translate } from '@suvarna/remote-kit/page';
import { formatPrice } from '@suvarna/ui/price';
import type { ProductView } from '../product.model.ts';
import { FactList } from './fact-list.tsx';

interface LegalFactsProps {
  readonly product: Pick<ProductView, 'title' | 'price' | 'contact' | 'importedFrom'>;
  readonly locale: Locale;
  readonly currency: string;
  readonly trustT: Translate;
}

/** Of the Legal Metrology (Packaged Commodities) Rules 2011 and the E-Commerce Rules 2020 (domain rules §2.13); who buys for much is told before paying what will be asked (§2.6). */
export function LegalFacts({
  product: { title, price, importedFrom, contact },
  locale,
  currency,
  trustT,
}: LegalFactsProps) {
  return (
    <details>
      <summary>{trustT('legal')}</summary>
      <FactList
        facts={[
          [trustT('legal-name'), title],
          [trustT('legal-quantity'), trustT('legal-quantity-value')],
          [
            trustT('legal-weight'),
            trustT('legal-weight-value', { weight: gramNumber(price.netWeightMg), karat: price.karat }),
          ],
          [trustT('legal-origin'), importedFrom === '' ? trustT('legal-origin-value') : importedFrom],
          [
            trustT(importedFrom === '' ? 'legal-maker' : 'legal-importer'),
            `${sellerName(locale)}, ${sellerPlace(locale)}`,
          ],
          [trustT('legal-month'), trustT(price.stock > 0 ? 'legal-month-ready' : 'legal-month-made')],
          [trustT('legal-price'), trustT(currency === 'INR' ? 'legal-price-value' : 'legal-price-abroad')],
          [
            trustT('legal-identity'),
            currency === 'INR' && price.priceMinor > PAN_ABOVE * 100
              ? trustT('legal-identity-value', { limit: formatPrice(PAN_ABOVE * 100, 'INR') })
              : '',
          ],
          [trustT('legal-care'), contact ? `${contact.phone}, ${contact.email}` : ''],
          [
            trustT('legal-grievance'),
            contact ? `${officerName(contact, locale)}, ${contact.officer.email}` : '',
          ],
        ]}
      />
    </details>
  );
}
