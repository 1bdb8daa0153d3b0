import type { CareReminder } from '@suvarna/contracts/jewellery-box';
import { bus } from '@suvarna/event-bus';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useOnDemand } from '@suvarna/remote-kit/use-on-demand';
import { Button } from '@suvarna/ui/button';
import { BellIcon } from '@suvarna/ui/icon';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import type { Which } from '../jewellery-box.api.ts';
import styles from '../jewellery-box.module.css';

const load = () => import(/* webpackChunkName: "box-sheets" */ './care-sheet.tsx');

interface CareButtonProps {
  readonly which: Which;
  readonly title: string;
  readonly titleId: string;
  readonly reminders: readonly CareReminder[];
  readonly onReminders: (reminders: readonly CareReminder[]) => void;
}

/** What a customer is reminded of about a piece, and the sheet that changes it. */
export function CareButton({ which, title, titleId, reminders, onReminders }: CareButtonProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  const { part, open, busy, show, close } = useOnDemand(load, {
    onFailed: () => bus.emit('toast.message.requested', { text: t('part-failed'), kind: 'error' }),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<BellIcon size="small" />}
        aria-describedby={titleId}
        busy={busy ? t('opening') : undefined}
        onClick={show}
      >
        {t('care')}
      </Button>
      {reminders.length > 0 && (
        <ul className={styles['reminders']} aria-label={t('care')}>
          {reminders.map(({ kind, due_on: day, repeat }) => (
            <li key={kind}>
              {t(`reminded.${repeat}`, { what: t(`care.${kind}`), day: formatFullDay(day, locale) })}
            </li>
          ))}
        </ul>
      )}
      {part && (
        <part.CareSheet
          open={open}
          onClose={close}
          which={which}
          title={title}
          reminders={reminders}
          onReminders={onReminders}
        />
      )}
    </>
  );
}
