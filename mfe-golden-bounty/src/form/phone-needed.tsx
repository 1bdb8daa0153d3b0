import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { Notice } from '@suvarna/ui/notice';
import type { ReactNode } from 'react';

/** Said before anything is asked for that the store refuses to an account without a proven phone; leads to where it is added, which leads back here. */
export function PhoneNeeded({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const href = useHref();
  // Drawn in the browser alone, after what the store knows was read: the address is there.
  const back = encodeURIComponent(`${location.pathname}${location.search}`);
  return (
    <Notice kind="info">
      {children}
      <ButtonLink variant="secondary" href={href(`/account/contacts/?next=${back}`)}>
        {t('phone.add')}
      </ButtonLink>
    </Notice>
  );
}
