import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import styles from './appointment.module.css';
import type { AppointmentView } from './stores.loader.ts';
import { words } from './words.ts';

/** The design somebody comes from; the people of the store read of it in the note. */
export function WantedDesign({ design }: { readonly design: NonNullable<AppointmentView['design']> }) {
  const say = words(useRemoteContext().locale);
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
        {say('wanted')} <a href={href(design.path)}>{design.title}</a>
        <small>{say('wanted-unsure')}</small>
      </span>
    </p>
  );
}
