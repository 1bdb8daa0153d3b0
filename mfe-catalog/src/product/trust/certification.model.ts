import type { ProductDetail } from '@suvarna/contracts/api/catalogue';
import type { ProductLeaf } from 'schema-dts';

type Said = Pick<ProductLeaf, 'hasCertification'>;

/** What machines read of the mark on each piece of a design; the number on it is each piece's own. */
export function certificationOf({ promises }: Pick<ProductDetail, 'promises'>): Said {
  if (promises?.hallmark !== true) return {};
  return {
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
