import { useRead } from '@suvarna/remote-kit/use-read';
import { session } from '@suvarna/session';
import type { TenderSwitchesProps } from './switches.tsx';

/**
 * The wallets a customer has something in, to be switched on or off. Guests, and customers whose wallets
 * are empty, see nothing; guests do not even fetch it.
 */
export function TenderSwitches(props: TenderSwitchesProps) {
  const isWanted = session.storedToken() !== null && props.totals.currency === 'INR';
  const { state } = useRead(
    isWanted ? 'tender-switches' : null,
    () => import(/* webpackChunkName: "tender-switches" */ './switches.tsx'),
  );
  // Paying goes on without it, should it not come.
  return isWanted && state.status === 'ready' ? <state.data.Switches {...props} /> : null;
}
