import { accountEffects } from './account.ts'
import { bossEffects } from './boss.ts'
import { guildEffects } from './guild.ts'
import { huntEffects } from './hunt.ts'
import { itemEffects } from './items.ts'
import { kombatEffects } from './kombat.ts'
import { marketEffects } from './market.ts'
import { miningEffects } from './mining.ts'
import type { MoveEffects } from './move-effect.ts'
import { progressEffects } from './progress.ts'
import { stoneEffects } from './stones.ts'

/** Cache effects of all moves; exhaustive by type, loaded with the first move. */
export const MOVE_EFFECTS: MoveEffects = {
  ...accountEffects,
  ...bossEffects,
  ...guildEffects,
  ...huntEffects,
  ...itemEffects,
  ...kombatEffects,
  ...marketEffects,
  ...miningEffects,
  ...progressEffects,
  ...stoneEffects,
}
