import { CARE_KINDS } from '@suvarna/contracts/jewellery-box';
import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  ...CARE_KINDS.map((kind): ToldMessage => ['piece-care', { kind, day: '2027-01-01' }]),
];
