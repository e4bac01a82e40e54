import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { accountEffects } from './account/mutations.ts'
import { adEffects } from './ads/mutations.ts'
import { armyEffects } from './army/mutations.ts'
import { blacksmithEffects } from './blacksmith/mutations.ts'
import { boostEffects } from './boosts/mutations.ts'
import { bossEffects } from './boss/mutations.ts'
import { checkInEffects } from './check-in/mutations.ts'
import { chestEffects } from './chests/mutations.ts'
import { firstDaysEffects } from './first-days/mutations.ts'
import { guildEffects } from './guild/mutations.ts'
import { houseEffects } from './house/mutations.ts'
import { huntEffects } from './hunt/mutations.ts'
import { inboxEffects } from './inbox/mutations.ts'
import { islandEffects } from './island/mutations.ts'
import { itemEffects } from './items/mutations.ts'
import { kombatEffects } from './kombat/mutations.ts'
import { leagueEffects } from './leagues/mutations.ts'
import { luckEffects } from './luck/mutations.ts'
import { marketEffects } from './market/mutations.ts'
import { medalEffects } from './medals/mutations.ts'
import { miningEffects } from './mining/mutations.ts'
import { paymentEffects } from './payments/mutations.ts'
import { settingsEffects } from './preferences/mutations.ts'
import { seasonEffects } from './season/mutations.ts'
import { seasonPathEffects } from './season-path/mutations.ts'
import { shopEffects } from './shop/mutations.ts'
import { showcaseEffects } from './showcase/mutations.ts'
import { stoneEffects } from './stones/mutations.ts'
import { taskEffects } from './tasks/mutations.ts'
import { tournamentEffects } from './tournament/mutations.ts'
import { upgradeEffects } from './upgrades/mutations.ts'
import { voteEffects } from './vote/mutations.ts'
import { walletEffects } from './wallet/mutations.ts'
import { wardrobeEffects } from './wardrobe/mutations.ts'

export const MUTATION_EFFECTS: MutationEffects = {
  ...accountEffects,
  ...adEffects,
  ...armyEffects,
  ...blacksmithEffects,
  ...boostEffects,
  ...bossEffects,
  ...checkInEffects,
  ...chestEffects,
  ...firstDaysEffects,
  ...guildEffects,
  ...houseEffects,
  ...huntEffects,
  ...inboxEffects,
  ...islandEffects,
  ...itemEffects,
  ...kombatEffects,
  ...leagueEffects,
  ...luckEffects,
  ...marketEffects,
  ...medalEffects,
  ...miningEffects,
  ...paymentEffects,
  ...seasonEffects,
  ...seasonPathEffects,
  ...settingsEffects,
  ...shopEffects,
  ...stoneEffects,
  ...taskEffects,
  ...tournamentEffects,
  ...upgradeEffects,
  ...showcaseEffects,
  ...voteEffects,
  ...walletEffects,
  ...wardrobeEffects,
}
