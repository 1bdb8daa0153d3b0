import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { inEnglishLetters } from '../fields/english-letters.ts';
import { courierLine } from '../address/address.ts';
import { labelsIn } from './labels.ts';

/** What is neither Indian nor Latin needs a table too large for a page that may never meet it. */
const UNKNOWN = /[^\x20-\x7e]/u;

async function offerFor(line: string): Promise<string> {
  let isUnknown = false;
  const here = inEnglishLetters(line, (text) => {
    isUnknown = UNKNOWN.test(text);
    return text;
  });
  if (!isUnknown) return here;
  const { default: anyAscii } = await import('any-ascii');
  return inEnglishLetters(line, anyAscii);
}

interface EnglishOffersProps {
  /** All lines that are offered in other letters. */
  readonly lines: readonly string[];
  readonly onUse: (lines: readonly string[]) => void;
}

/** Several lines that were written in another script: one tap writes all of them. */
export function EnglishOffers({ lines, onUse }: EnglishOffersProps) {
  const { locale } = useRemoteContext();
  const { state } = useRead(lines.join('\n'), () =>
    Promise.all(lines.map((line) => offerFor(courierLine(line)))),
  );
  if (state.status !== 'ready' || state.data.includes('')) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => onUse(state.data)}>
      {labelsIn(locale)('useAllOffered')}
    </Button>
  );
}

interface EnglishOfferProps {
  readonly line: string;
  readonly onUse: (line: string) => void;
}

/** A line of an address that was written in another script or with marks, in English letters: one tap writes it. */
export function EnglishOffer({ line, onUse }: EnglishOfferProps) {
  const { locale } = useRemoteContext();
  const label = labelsIn(locale);
  const { state } = useRead(line, () => offerFor(courierLine(line)));
  if (state.status !== 'ready' || state.data === '') return null;
  return (
    <>
      {label('offered', { line: state.data })}{' '}
      <Button variant="quiet" size="small" onClick={() => onUse(state.data)}>
        {label('useOffered')}
      </Button>
    </>
  );
}
