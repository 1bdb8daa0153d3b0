/** Evidence of a canary in what can be drawn and said. */
import type { Canary, Envelope, Look, Verdict } from '../api/answers.ts';

/** How far a measure is on its way to harm: 0 nothing speaks for it, 1 its bound is reached. */
export function wayToHarm({ log, bound }: Look): number {
  if (bound <= 0) return 0;
  return Math.min(1, Math.max(0, log / bound));
}

export const isHarm = ({ log, bound }: Look): boolean => log >= bound;

/** The next step of its policy; `null` at the last one. */
export const nextStep = ({ canary }: Canary): number | null =>
  canary.policy.steps.find((step) => step > canary.percent) ?? null;

/** `1, 5, 25` as growing shares; `null` for anything else. */
export function readSteps(text: string): readonly number[] | null {
  const steps = text.split(',').map((part) => Number(part.trim()));
  const grows = steps.every(
    (step, at) => Number.isInteger(step) && step > (steps[at - 1] ?? 0) && step <= 100,
  );
  return grows && steps.length <= 10 ? steps : null;
}

/** What was signed of a decision. Those of a newer registry may say less than this one knows. */
export interface Decision {
  readonly action: string;
  readonly by: string;
  readonly reason: string;
  readonly verdict?: Verdict;
  readonly the?: { readonly at: string };
}

/** Of the exact bytes that were signed; texts in it may be in any language. */
export function readDecision({ payload }: Envelope): Decision {
  const bytes = Uint8Array.from(atob(payload), (letter) => letter.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes)) as Decision;
}
