import type { Caller } from '../model/caller.ts';
import type { Needs } from '../needs.ts';
import type { ReceivedRequest } from '../signatures/verify.ts';
import { profileUrlOf } from './agent-header.ts';
import { recogniseCaller } from './recognise-caller.ts';

/**
 * Who makes a call, counted.
 *
 * @param said address of the profile, as the call names it
 * @throws TransportFault
 */
export async function callerOf(deps: Needs, said: unknown, received: ReceivedRequest): Promise<Caller> {
  const profileUrl = profileUrlOf(said, deps.config.agents?.isLocal);
  const caller = await recogniseCaller(deps.platforms, profileUrl, received).catch(async (error: unknown) => {
    // Whoever signs wrongly, or names what cannot be had, has made a call.
    await deps.agentAllowance.count({ profileUrl, verified: false });
    throw error;
  });
  await deps.agentAllowance.count(caller);
  return caller;
}
