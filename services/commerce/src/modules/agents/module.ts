import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { type AgentAllowance, createAgentAllowance } from './agent-allowance.ts';
import { type AgentFigures, createAgentFigures, measureAgents } from './agent-figures.ts';
import { settings } from './agents-settings.ts';
import { CATALOG_OPERATIONS } from './catalog/operations.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { NEEDS } from './needs.ts';
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
  routes: { services: [profileRoutes, restRoutes(CATALOG_OPERATIONS), mcpRoutes(CATALOG_OPERATIONS)] },
});
