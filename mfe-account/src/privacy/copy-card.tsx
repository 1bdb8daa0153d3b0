import { COPY_HOURS } from '@suvarna/contracts/customers';
import type { PersonalDataState } from '@suvarna/contracts/privacy';
import { bus } from '@suvarna/event-bus';
import { formatMoment } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useAct } from '@suvarna/ui/use-act';
import { privacyTexts } from '#texts/privacy';
import { saveFile } from '@suvarna/remote-kit/use-download';
import { Failure } from '@suvarna/ui/notice';
import parts from '../page/parts.module.css';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import { askForCopy, readCopy, readPersonalData } from './privacy.api.ts';

interface CopyCardProps {
  readonly copy: PersonalDataState['copy'];
  readonly onState: (state: PersonalDataState) => void;
}

/** A copy of what the store knows: asked for, made in the background, downloaded for two days. */
export function CopyCard({ copy, onState }: CopyCardProps) {
  const { t, locale } = useRemoteContext();
  const privacyT = useT(privacyTexts);
  const { busy, fault, act } = useAct();
  const words = (error: unknown): string => codeFailureText(error, t);

  const save = (): Promise<boolean> =>
    act(
      'save',
      async () => {
        saveFile(await readCopy(), 'suvarna-my-data.json');
        bus.emit('toast.message.requested', { text: privacyT('privacy.copy-saved'), kind: 'success' });
      },
      words,
    );

  return (
    <section className={parts['card']} aria-labelledby="copy">
      <h2 id="copy">{privacyT('privacy.copy')}</h2>
      <p>{privacyT('privacy.copy-text', { count: COPY_HOURS })}</p>
      <div role="status">
        {copy?.state === 'waiting' && <p>{privacyT('privacy.copy-waiting')}</p>}
        {copy?.state === 'ready' && (
          <p className={parts['good']}>
            {privacyT('privacy.copy-ready', { until: formatMoment(copy.until, locale) })}
          </p>
        )}
      </div>
      <Failure text={fault?.text} />
      <div className={parts['actions']}>
        {copy?.state === 'ready' && (
          <Button
            busy={busy.includes('save') ? t('order.document-busy') : undefined}
            onClick={() => void save()}
          >
            {privacyT('privacy.copy-download')}
          </Button>
        )}
        {copy?.state === 'waiting' ? (
          <Button
            variant="secondary"
            busy={busy.includes('look') ? t('otp.checking') : undefined}
            onClick={() => void act('look', async () => onState(await readPersonalData()), words)}
          >
            {privacyT('privacy.copy-look')}
          </Button>
        ) : (
          <Button
            variant={copy?.state === 'ready' ? 'secondary' : 'primary'}
            busy={busy.includes('ask') ? t('otp.checking') : undefined}
            onClick={() => void act('ask', async () => onState(await askForCopy()), words)}
          >
            {privacyT(copy?.state === 'ready' ? 'privacy.copy-again' : 'privacy.copy-ask')}
          </Button>
        )}
      </div>
    </section>
  );
}
