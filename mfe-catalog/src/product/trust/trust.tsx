import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { ProductView } from '../product.model.ts';
import { CareAndBox } from './care-and-box.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { HallmarkPanel } from './hallmark-panel.tsx';
import { HelpPanel } from './help-panel.tsx';
import { LegalFacts } from './legal-facts.tsx';
import { words } from './words.ts';

export { certificationOf } from './certification.model.ts';

/** What a shopper wants to be sure of before buying: certificate, hallmark, box, care, help and the law. */
export function Trust({ product }: { readonly product: ProductView }) {
  const { locale, t, currency } = useRemoteContext();
  const say = words(locale);
  return (
    <>
      <h2 id="trust">{say('title')}</h2>
      <CertificatePanel product={product} locale={locale} say={say} t={t} />
      <HallmarkPanel product={product} say={say} />
      <CareAndBox product={product} say={say} />
      <HelpPanel product={product} say={say} />
      <LegalFacts product={product} locale={locale} currency={currency} say={say} />
    </>
  );
}
