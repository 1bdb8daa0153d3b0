import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { frameTexts } from '#texts/frame';
import { useApi } from '../api/api-context.tsx';
import { rulesQuery } from '../api/queries.ts';
import { useOrders } from '../orders/orders-context.tsx';
import { useIsStale, useLive } from './freshness.tsx';
import { useT } from './language.tsx';
import { entriesOf, type Entry } from './palette.model.ts';
import { usePerson } from './session.tsx';
import dialog from '../orders/order-dialog.module.css';
import styles from './palette.module.css';

/** Anywhere and anything by a few letters. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT(frameTexts);
  const { data: live } = useLive();
  const { data: rules } = useQuery(rulesQuery(useApi()));
  const person = usePerson();
  const isStale = useIsStale();
  const { ask } = useOrders();
  const navigate = useNavigate();
  if (!live) return null;
  const entries = entriesOf({ live, locks: rules?.locks ?? [], person, isStale });
  const choose = (entry: Entry): void => {
    onClose();
    if (entry.kind === 'order') ask(entry.order);
    else if (entry.kind === 'place') void navigate({ to: entry.place.to });
    else void navigate({ to: '/remotes/$remote', params: { remote: entry.remote } });
  };
  const textOf = (entry: Entry): string => {
    if (entry.kind === 'place') return t('go', { place: t(`place.${entry.place.id}`) });
    if (entry.kind === 'remote') return t('go', { place: entry.remote });
    return t(`does.${entry.says}`, { remote: entry.remote });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog['backdrop']} />
        <Dialog.Popup className={styles['popup']} aria-label={t('palette')}>
          <Command label={t('palette')} loop>
            <Command.Input className={styles['input']} placeholder={t('palette.hint')} />
            <Command.List className={styles['list']} label={t('palette')}>
              <Command.Empty className={styles['empty']}>{t('palette.empty')}</Command.Empty>
              {entries.map((entry) => {
                const text = textOf(entry);
                return (
                  <Command.Item
                    key={text}
                    value={text}
                    className={styles['item']}
                    onSelect={() => choose(entry)}
                  >
                    {text}
                  </Command.Item>
                );
              })}
            </Command.List>
          </Command>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
