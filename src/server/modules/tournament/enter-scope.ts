import type { CallScope } from '../../call-scope.ts'
import type { ServerConfig } from '../../config.ts'
import type { PlayerRow } from '../players/service.ts'

/** What entering takes beside a call's scope. */
export interface EnterScope extends CallScope {
  readonly config: Pick<ServerConfig, 'mode'>
}

/** Test players, and NPC of the seeded world, count as old (R26). */
export const isKnownPlayer = ({ npc }: Pick<PlayerRow, 'npc'>, { mode }: EnterScope['config']): boolean =>
  npc || mode === 'local'
