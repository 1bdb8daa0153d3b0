import { phoneAddress, whatsappAddress } from '@suvarna/contracts/stores';
import { SUPPORT_HOURS } from '@suvarna/contracts/storefront-constants';
import { useHref } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { APPOINTMENT, FIND_A_STORE } from '../../paths.ts';
import type { ProductView } from '../product.model.ts';

const { from, to } = SUPPORT_HOURS.help;

interface HelpPanelProps {
  /** The design of the page: the adviser whom a shopper meets reads which one it is. No store's stock is known. */
  readonly product: Pick<ProductView, 'id' | 'contact'>;
  readonly trustT: Translate;
}

/** An adviser to ask, by what works today. */
export function HelpPanel({ product: { id: productId, contact }, trustT }: HelpPanelProps) {
  const href = useHref();
  return (
    <details>
      <summary>{trustT('help')}</summary>
      {contact && (
        <>
          <p>
            <a href={phoneAddress(contact)}>{trustT('help-call', { phone: contact.phone })}</a>
          </p>
          <p>
            <a href={whatsappAddress(contact)}>{trustT('help-whatsapp')}</a>
          </p>
        </>
      )}
      <p>{trustT('help-hours', { from, to: to - 12 })}</p>
      {contact && <p>{trustT('help-chat', { email: contact.email })}</p>}
      <p>
        <a href={href(`${APPOINTMENT}?kind=video&design=${productId}`)}>{trustT('help-video')}</a>
      </p>
      <p>
        <a href={href(`${APPOINTMENT}?kind=store&design=${productId}`)}>{trustT('help-store')}</a>
      </p>
      <p>{trustT('help-store-note')}</p>
      <p>
        <a href={href(FIND_A_STORE)}>{trustT('help-find')}</a>
      </p>
    </details>
  );
}
