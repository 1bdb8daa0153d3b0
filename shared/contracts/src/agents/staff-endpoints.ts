/** What came of agents, for the store's people. */
import { PlatformFigures } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get } = endpointsOf('staff');

export const staffAgentPlatforms = get('agents/platforms/', 'staff-view', {
  summary: 'By platform of the last 30 days: what its agents began, what people took over and ordered',
  answer: PlatformFigures,
});
