import type { MoveEffects } from '#client/game/move-effect.ts'
import { accountEffects } from './account/moves.ts'
import { adEffects } from './ads/moves.ts'
import { armyEffects } from './army/moves.ts'
import { blacksmithEffects } from './blacksmith/moves.ts'
import { boostEffects } from './boosts/moves.ts'
import { bossEffects } from './boss/moves.ts'
import { checkInEffects } from './check-in/moves.ts'
import { firstDaysEffects } from './first-days/moves.ts'
import { guildEffects } from './guild/moves.ts'
import { houseEffects } from './house/moves.ts'
import { huntEffects } from './hunt/moves.ts'
import { inboxEffects } from './inbox/moves.ts'
import { itemEffects } from './items/moves.ts'
import { kombatEffects } from './kombat/moves.ts'
import { leagueEffects } from './leagues/moves.ts'
import { luckEffects } from './luck/moves.ts'
import { marketEffects } from './market/moves.ts'
import { medalEffects } from './medals/moves.ts'
import { miningEffects } from './mining/moves.ts'
import { paymentEffects } from './payments/moves.ts'
import { seasonEffects } from './season/moves.ts'
import { settingsEffects } from './settings/moves.ts'
import { shopEffects } from './shop/moves.ts'
import { showcaseEffects } from './showcase/moves.ts'
import { stoneEffects } from './stones/moves.ts'
import { taskEffects } from './tasks/moves.ts'
import { tournamentEffects } from './tournament/moves.ts'
import { upgradeEffects } from './upgrades/moves.ts'
import { voteEffects } from './vote/moves.ts'
import { walletEffects } from './wallet/moves.ts'

export const MOVE_EFFECTS: MoveEffects = {
  ...accountEffects,
  ...adEffects,
  ...armyEffects,
  ...blacksmithEffects,
  ...boostEffects,
  ...bossEffects,
  ...checkInEffects,
  ...firstDaysEffects,
  ...guildEffects,
  ...houseEffects,
  ...huntEffects,
  ...inboxEffects,
  ...itemEffects,
  ...kombatEffects,
  ...leagueEffects,
  ...luckEffects,
  ...marketEffects,
  ...medalEffects,
  ...miningEffects,
  ...paymentEffects,
  ...seasonEffects,
  ...settingsEffects,
  ...shopEffects,
  ...stoneEffects,
  ...taskEffects,
  ...tournamentEffects,
  ...upgradeEffects,
  ...showcaseEffects,
  ...voteEffects,
  ...walletEffects,
}
