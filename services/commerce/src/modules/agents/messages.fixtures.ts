import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [['agentConsent', {}]];
