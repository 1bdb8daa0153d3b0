import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import type { ReactNode } from 'react';
import { Notice } from '../page/notice.tsx';

/** Said before anything is asked for that the store refuses to an account without a proven phone; leads to where it is added. */
export function PhoneNeeded({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const href = useHref();
  return (
    <Notice kind="info">
      {children}
      <ButtonLink variant="secondary" href={href('/account/contacts/')}>
        {t('phone.add')}
      </ButtonLink>
    </Notice>
  );
}
