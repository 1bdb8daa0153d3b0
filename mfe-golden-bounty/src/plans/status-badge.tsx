import type { PlanStatus } from '@suvarna/contracts/golden-bounty';
import { useT } from '@suvarna/remote-kit/hooks';
import { StateBadge } from '@suvarna/ui/state-badge';

const TONES: Readonly<Partial<Record<PlanStatus, 'good' | 'bad' | 'over'>>> = {
  matured: 'good',
  completed: 'good',
  defaulted: 'bad',
  canceled: 'over',
  lapsed: 'over',
};

export function StatusBadge({ status }: { readonly status: PlanStatus }) {
  const t = useT();
  return <StateBadge tone={TONES[status]}>{t(`plan.status.${status}`)}</StateBadge>;
}
