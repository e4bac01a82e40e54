import { entryNeeds } from '#rules/tournament/entering.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'

export interface EnterScope extends CallScope {
  readonly config: Pick<ServerConfig, 'mode'>
}

export const isKnownPlayer = ({ npc }: Pick<PlayerRow, 'npc'>, { mode }: EnterScope['config']): boolean =>
  npc || mode === 'local'

/** For the tournament (R26) and the vote (R37). */
export const entryNeedsOf = (
  player: Pick<PlayerRow, 'npc' | 'fights' | 'created_at'>,
  { config, nowMs }: Pick<EnterScope, 'config' | 'nowMs'>,
) => entryNeeds({ fights: player.fights, joinedMs: player.created_at.getTime() }, isKnownPlayer(player, config), nowMs)
