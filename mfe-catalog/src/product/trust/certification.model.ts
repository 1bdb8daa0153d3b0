import type { ProductDetail } from '@suvarna/contracts/catalogue';
import type { ProductLeaf } from 'schema-dts';

type Said = Pick<ProductLeaf, 'hasCertification' | 'additionalProperty'>;

/** What machines read of the mark on each piece of a design and of its first diamond; numbers are each piece's own. */
export function certificationOf({
  promises,
  certificate,
  gross_weight_mg: grossMg,
}: Pick<ProductDetail, 'promises' | 'certificate' | 'gross_weight_mg'>): Said {
  const diamond = diamondOf(certificate);
  if (promises?.hallmark !== true || grossMg < (promises.hallmark_from_mg ?? 0)) return diamond;
  return {
    ...diamond,
    hasCertification: {
      '@type': 'Certification',
      name: 'BIS hallmark',
      certificationStatus: 'https://schema.org/CertificationActive',
      issuedBy: {
        '@type': 'Organization',
        name: 'Bureau of Indian Standards',
        url: 'https://www.bis.gov.in/',
      },
    },
  };
}

/** Names in English, as of colour and metal: no vocabulary has terms for them. Nothing of what is not stated. */
function diamondOf(certificate: ProductDetail['certificate']): Said {
  const [first] = certificate?.diamonds ?? [];
  if (!first) return {};
  const facts: readonly (readonly [name: string, value: string | number | null | undefined])[] = [
    ['Diamond shape', first.shape],
    ['Diamond count', first.count],
    ['Diamond weight in carats', first.millicarat / 1_000],
    ['Diamond colour', first.colour],
    ['Diamond clarity', first.clarity],
    ['Diamond cut', first.cut],
    ['Diamond polish and symmetry', first.finish],
    ['Diamond laboratory', certificate?.laboratory],
  ];
  return {
    additionalProperty: facts.flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [{ '@type': 'PropertyValue' as const, name, value }],
    ),
  };
}
