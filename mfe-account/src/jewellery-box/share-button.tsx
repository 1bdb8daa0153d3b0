import { bus } from '@suvarna/event-bus';
import { useOnDemand } from '@suvarna/remote-kit/use-on-demand';
import { Button } from '@suvarna/ui/button';
import { useSay } from './use-say.ts';

const load = () => import(/* webpackChunkName: "box-sheets" */ './share-sheet.tsx');

/** Lets somebody else look at the box for some days. */
export function ShareButton() {
  const say = useSay();
  const { part, open, busy, show, close } = useOnDemand(load, {
    onFailed: () => bus.emit('toast.message.requested', { text: say('part-failed'), kind: 'error' }),
  });
  return (
    <>
      <Button variant="secondary" busy={busy ? say('opening') : undefined} onClick={show}>
        {say('share')}
      </Button>
      {part && <part.ShareSheet open={open} onClose={close} />}
    </>
  );
}
