import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ReasonedRails } from './reasoned-rails.tsx';
import { readRelated } from './read-cards.ts';

/** The page shows what is alike already, from the catalogue alone: nothing of it is shown twice. */
export function PairsWell({ of }: { readonly of: number }) {
  const { locale } = useRemoteContext();
  const { state } = useRead(`${locale} ${of}`, (signal) => readRelated(of, locale, signal));
  if (state.status !== 'ready') return null;
  return (
    <ReasonedRails rails={state.data.filter(({ reason }) => reason !== 'similar' && reason !== 'popular')} />
  );
}
