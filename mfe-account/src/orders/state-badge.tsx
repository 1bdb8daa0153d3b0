import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { StateBadge as Badge } from '@suvarna/ui/state-badge';
import { toneOf } from './order-state.model.ts';
import { stepText } from './pickup/words.ts';

interface StateBadgeProps {
  readonly state: string;
  /** It is collected in a store. */
  readonly isPickup?: boolean;
}

export function StateBadge({ state, isPickup = false }: StateBadgeProps) {
  const { t, locale } = useRemoteContext();
  return <Badge tone={toneOf(state)}>{stepText(`state.${state}`, { t, locale, isPickup })}</Badge>;
}
