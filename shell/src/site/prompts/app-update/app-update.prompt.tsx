import { Button } from '@suvarna/ui/button';
import { GemIcon } from '@suvarna/ui/icon';
import { PromptLayout } from '../prompt-layout.tsx';
import type { PromptProps } from '../prompt-props.ts';

/** What is live needs a newer shell than this page runs: one action, which loads the page again. */
export function View({ t, onClose, isUpdateHard }: PromptProps) {
  const hard = isUpdateHard();
  return (
    <PromptLayout
      name="app-update"
      icon={<GemIcon />}
      title={t('update.title')}
      text={t(hard ? 'update.hard' : 'update.soft')}
      closeLabel={t('close')}
      onClose={hard ? undefined : onClose}
    >
      <Button size="large" wide onClick={() => location.reload()}>
        {t('update.reload')}
      </Button>
    </PromptLayout>
  );
}
