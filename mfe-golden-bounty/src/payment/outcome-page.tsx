import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Outcome, type OutcomeProps } from '@suvarna/ui/outcome';

/** What became of a payment. */
export function OutcomePage(props: Omit<OutcomeProps, 'narrow' | 'noScript'>) {
  const { t } = useRemoteContext();
  return <Outcome {...props} narrow noScript={props.kind === 'waiting' ? t('own.no-script') : undefined} />;
}
