import type { CallScope } from '../../call-scope.ts'
import type { ServerConfig } from '../../config.ts'
import type { PlayerRow } from '../players/service.ts'

export interface EnterScope extends CallScope {
  readonly config: Pick<ServerConfig, 'mode'>
}

export const isKnownPlayer = ({ npc }: Pick<PlayerRow, 'npc'>, { mode }: EnterScope['config']): boolean =>
  npc || mode === 'local'
