import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { storesTexts } from '#texts/stores';
import styles from './appointment/appointment.module.css';
import type { AppointmentView } from './stores.loader.ts';

/** The design a shopper comes from; the people of the store read of it in the note. */
export function WantedDesign({ design }: { readonly design: NonNullable<AppointmentView['design']> }) {
  const storesT = useT(storesTexts);
  const href = useHref();
  return (
    <p className={styles['wanted']}>
      <Picture
        src={design.image}
        tint={design.tint || undefined}
        alt=""
        sizes="4rem"
        className={styles['thumb']}
      />
      <span>
        {storesT('wanted')} <a href={href(design.path)}>{design.title}</a>
        <small>{storesT('wanted-unsure')}</small>
      </span>
    </p>
  );
}
