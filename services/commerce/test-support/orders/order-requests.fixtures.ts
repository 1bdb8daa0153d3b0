import type { Queue } from '@suvarna/contracts/requests';
import type { Answer, Service as WholeService } from '../service.fixtures.ts';

type Service = Pick<WholeService, 'get' | 'post'>;

/** Where a return or a cancellation stands that this may become of. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  cancelled: ['cancel-requested'],
  'pickup-scheduled': ['return-requested'],
  'picked-up': ['pickup-scheduled', 'return-withdrawn'],
  'return-qc': ['picked-up'],
  'return-rejected': ['return-qc'],
  'refund-initiated': ['return-qc', 'cancelled'],
};

async function requestOf({ get }: Service, token: string, orderNo: string, to: string): Promise<string> {
  const { body } = await get(`/staff/request/queue/?q=${orderNo}`, { token });
  const { results } = body.data as Queue;
  const asked = results.filter(({ kind }) => kind === 'return' || kind === 'cancel');
  const found = asked.find(({ state }) => BEFORE[to]?.includes(state)) ?? asked[0];
  return found?.request_id ?? '00000000-0000-4000-8000-000000000000';
}

/** Whether an order comes to this state by what its shopper asked for. @param to as orders name it */
export const isOfRequest = (to: string): boolean => BEFORE[to.replaceAll('_', '-')] !== undefined;

/** Decides the return, or the cancellation, of an order that waits for it. */
export async function decideOfOrder(
  service: Service,
  token: string,
  { orderNo, to, more }: { readonly orderNo: string; readonly to: string; readonly more: object },
): Promise<Answer> {
  const decision = to.replaceAll('_', '-');
  return service.post(
    '/staff/request/decision/',
    {
      request_id: await requestOf(service, token, orderNo, decision),
      to: decision,
      decided_by: 'Meera',
      ...more,
    },
    { token },
  );
}
