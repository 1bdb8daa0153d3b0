import { Refusal } from '../../platform/refusal.ts';
import type { TenderReason, TenderRefusal } from './rules.ts';

/** A tender that was asked for does not count, or is not there any more. */
export class TenderRefused extends Refusal {
  override readonly name = 'TenderRefused';
  readonly reason: TenderReason;

  constructor({ reason, code, message }: TenderRefusal) {
    super(code, { message, status: 400 });
    this.reason = reason;
  }
}
