import { type Stance, startingStance } from '#rules/kombat/stances.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'

export const stanceOf = ({ id, stance }: Pick<PlayerRow, 'id' | 'stance'>): Stance =>
  stance ?? startingStance(Number(id))
