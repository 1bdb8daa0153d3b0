import { SUPPORT_EMAIL, SUPPORT_HOURS, SUPPORT_PHONE } from '@suvarna/contracts/storefront-constants';
import { useHref } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { APPOINTMENT, FIND_A_STORE } from '../../paths.ts';

const { from, to } = SUPPORT_HOURS.help;

interface HelpPanelProps {
  /** The design of the page: whoever meets somebody reads which one it is. No store's stock is known. */
  readonly productId: number;
  readonly say: Translate;
}

/** Somebody to ask, by what works today. */
export function HelpPanel({ productId, say }: HelpPanelProps) {
  const href = useHref();
  return (
    <details>
      <summary>{say('help')}</summary>
      <p>
        <a href={`tel:${SUPPORT_PHONE}`}>{say('help-call', { phone: SUPPORT_PHONE })}</a>
      </p>
      <p>{say('help-hours', { from, to: to - 12 })}</p>
      <p>{say('help-chat', { email: SUPPORT_EMAIL })}</p>
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
