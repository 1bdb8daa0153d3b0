/** The question who sits at this browser, over whatever page or question is there. Fetched when a call wants a proof. */
import type { Locale } from '@suvarna/contracts/locale';
import { Sheet } from '@suvarna/ui/sheet';
import { useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { proofTexts } from '#texts/proof';
import { ProofForm } from './proof-form.tsx';

let root: Root | undefined;
let asked = 0;

/** @returns whether the customer proved who they are; they may as well say no */
export function askForProof(locale: Locale): Promise<boolean> {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place, { identifierPrefix: 'proof-' });
  }
  const here = root;
  asked += 1;
  return new Promise((resolve) => {
    here.render(<ProofSheet key={asked} locale={locale} onAnswer={resolve} />);
  });
}

interface ProofSheetProps {
  readonly locale: Locale;
  /** What comes after the first answer is not heard: closing says no. */
  readonly onAnswer: (proven: boolean) => void;
}

export function ProofSheet({ locale, onAnswer }: ProofSheetProps): ReactElement {
  const t = proofTexts(locale);
  const [open, setOpen] = useState(true);
  const answer = (proven: boolean): void => {
    setOpen(false);
    onAnswer(proven);
  };
  return (
    <Sheet open={open} onClose={() => answer(false)} title={t('title')} closeLabel={t('close')}>
      <ProofForm t={t} onProven={() => answer(true)} onDeclined={() => answer(false)} />
    </Sheet>
  );
}
