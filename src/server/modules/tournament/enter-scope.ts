import type { CallScope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'

export interface EnterScope extends CallScope {
  readonly config: Pick<ServerConfig, 'mode'>
}

export const isKnownPlayer = ({ npc }: Pick<PlayerRow, 'npc'>, { mode }: EnterScope['config']): boolean =>
  npc || mode === 'local'
