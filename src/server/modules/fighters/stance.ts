import { type Stance, startingStance } from '#rules/kombat/stances.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'

export const stanceOf = ({ id, stance, created_at }: Pick<PlayerRow, 'id' | 'stance' | 'created_at'>): Stance =>
  stance ?? startingStance(Number(id), created_at.getTime())
