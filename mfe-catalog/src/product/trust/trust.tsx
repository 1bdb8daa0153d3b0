import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { trustTexts } from '#texts/trust';
import type { ProductView } from '../product.model.ts';
import { CareAndBox } from './care-and-box.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { HallmarkPanel } from './hallmark-panel.tsx';
import { HelpPanel } from './help-panel.tsx';
import { LegalFacts } from './legal-facts.tsx';

export { certificationOf } from './certification.model.ts';

/** What a shopper wants to be sure of before buying: certificate, hallmark, box, care, help and the law. */
export function Trust({ product }: { readonly product: ProductView }) {
  const { locale, t, currency } = useRemoteContext();
  const trustT = useT(trustTexts);
  return (
    <>
      <h2 id="trust">{trustT('title')}</h2>
      <CertificatePanel product={product} locale={locale} trustT={trustT} t={t} />
      <HallmarkPanel product={product} trustT={trustT} />
      <CareAndBox product={product} trustT={trustT} />
      <HelpPanel product={product} trustT={trustT} />
      <LegalFacts product={product} locale={locale} currency={currency} trustT={trustT} />
    </>
  );
}
