import { bus } from '@suvarna/event-bus';
import { useOnDemand } from '@suvarna/remote-kit/use-on-demand';
import { Button } from '@suvarna/ui/button';
import { useT } from '@suvarna/remote-kit/hooks';
import { jewelleryBoxTexts } from '#texts/jewellery-box';

const load = () => import(/* webpackChunkName: "box-sheets" */ './share-sheet.tsx');

/** Lets another person look at the box for some days. */
export function ShareButton() {
  const t = useT(jewelleryBoxTexts);
  const { part, open, busy, show, close } = useOnDemand(load, {
    onFailed: () => bus.emit('toast.message.requested', { text: t('part-failed'), kind: 'error' }),
  });
  return (
    <>
      <Button variant="secondary" busy={busy ? t('opening') : undefined} onClick={show}>
        {t('share')}
      </Button>
      {part && <part.ShareSheet open={open} onClose={close} />}
    </>
  );
}
