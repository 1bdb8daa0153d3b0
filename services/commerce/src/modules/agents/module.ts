import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { type AgentAllowance, createAgentAllowance } from './agent-allowance.ts';
import { type AgentFigures, createAgentFigures, measureAgents } from './agent-figures.ts';
import { settings } from './agents-settings.ts';
import { CATALOG_OPERATIONS } from './catalog/operations.ts';
import { cleanUp } from './cleanup.ts';
import { guestMerge } from './guest-merge.ts';
import { handoverRoutes } from './handover/handover.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { messages } from './messages.ts';
import { NEEDS } from './needs.ts';
import { agentChannel } from './orders/agent-channel.ts';
import { completeWithOrder, follow } from './orders/follow-orders.ts';
import { ORDER_OPERATIONS } from './orders/orders-of-agents.ts';
import { agentData } from './personal-data.ts';
import { staffAgentRoutes } from './staff-agents.routes.ts';
import { SHOPPING_OPERATIONS } from './shopping/operations.ts';
import { profileFetcher } from './platforms/fetch-profile.ts';
import { createPlatforms, type Platforms } from './platforms/platforms.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { restRoutes } from './rest/rest.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** Profiles of those who send agents here. */
    readonly platforms: Platforms;
    readonly agentAllowance: AgentAllowance;
    readonly agentFigures: AgentFigures;
  }
}

const OPERATIONS = [...CATALOG_OPERATIONS, ...SHOPPING_OPERATIONS, ...ORDER_OPERATIONS];

/** Software that shops for people, by the Universal Commerce Protocol. */
export const agents = defineModule({
  name: 'agents',
  needs: NEEDS,
  settings,
  provides: {
    agentFigures: provide([], createAgentFigures),
    platforms: provide(['config'], ({ config }) =>
      createPlatforms(profileFetcher({ isLocal: config.agents?.isLocal === true })),
    ),
    agentAllowance: provide(['config'], ({ config }) =>
      createAgentAllowance(config.agents?.callsAMinute ?? { unknown: 0, verified: 0 }),
    ),
  },
  metrics: measureAgents,
  personalData: agentData,
  routes: {
    api: [handoverRoutes],
    staff: [staffAgentRoutes],
    services: [profileRoutes, restRoutes(OPERATIONS), mcpRoutes(OPERATIONS)],
  },
  consumers: {
    'order.placed': [completeWithOrder],
    'order.cancel-requested': [follow('order.cancel-requested')],
    'order.cancelled': [follow('order.cancelled')],
    'order.shipped': [follow('order.shipped')],
    'order.delivered': [follow('order.delivered')],
    'order.refunded': [follow('order.refunded')],
  },
  channels: (deps) => (deps.config.agents === null ? [] : [agentChannel(deps)]),
  messages,
  guestMerge,
  cleanup: cleanUp,
});
