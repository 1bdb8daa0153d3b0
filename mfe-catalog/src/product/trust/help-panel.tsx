import { phoneAddress, whatsappAddress } from '@suvarna/contracts/stores';
import { SUPPORT_HOURS } from '@suvarna/contracts/storefront-constants';
import { useHref } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { APPOINTMENT, FIND_A_STORE } from '../../paths.ts';
import type { ProductView } from '../product.model.ts';

const { from, to } = SUPPORT_HOURS.help;

interface HelpPanelProps {
  /** The design of the page: whoever meets somebody reads which one it is. No store's stock is known. */
  readonly product: Pick<ProductView, 'id' | 'contact'>;
  readonly say: Translate;
}

/** Somebody to ask, by what works today. */
export function HelpPanel({ product: { id: productId, contact }, say }: HelpPanelProps) {
  const href = useHref();
  return (
    <details>
      <summary>{say('help')}</summary>
      {contact && (
        <>
          <p>
            <a href={phoneAddress(contact)}>{say('help-call', { phone: contact.phone })}</a>
          </p>
          <p>
            <a href={whatsappAddress(contact)}>{say('help-whatsapp')}</a>
          </p>
        </>
      )}
      <p>{say('help-hours', { from, to: to - 12 })}</p>
      {contact && <p>{say('help-chat', { email: contact.email })}</p>}
      <p>
        <a href={href(`${APPOINTMENT}?kind=video&design=${productId}`)}>{say('help-video')}</a>
      </p>
      <p>
        <a href={href(`${APPOINTMENT}?kind=store&design=${productId}`)}>{say('help-store')}</a>
      </p>
      <p>{say('help-store-note')}</p>
      <p>
        <a href={href(FIND_A_STORE)}>{say('help-find')}</a>
      </p>
    </details>
  );
}
