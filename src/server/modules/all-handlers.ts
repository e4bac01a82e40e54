import type { AllCallHandlers } from '#server/calls/call-handler.ts'
import { accountHandlers } from './account/routes.ts'
import { adsHandlers } from './ads/routes.ts'
import { airdropHandlers } from './airdrop/routes.ts'
import { armyHandlers } from './army/routes.ts'
import { blacksmithHandlers } from './blacksmith/routes.ts'
import { boostsHandlers } from './boosts/routes.ts'
import { bossHandlers } from './boss/routes.ts'
import { bossBoardsHandlers } from './boss-boards/routes.ts'
import { channelHandlers } from './channel/routes.ts'
import { checkInHandlers } from './check-in/routes.ts'
import { chestHandlers } from './chests/routes.ts'
import { clientErrorsHandlers } from './client-errors/routes.ts'
import { collectionHandlers } from './collection/routes.ts'
import { firstDaysHandlers } from './first-days/routes.ts'
import { friendsHandlers } from './friends/routes.ts'
import { gameConfigHandlers } from './game-config/routes.ts'
import { guildHandlers } from './guild/routes.ts'
import { homeHandlers } from './home/routes.ts'
import { houseHandlers } from './house/routes.ts'
import { huntHandlers } from './hunt/routes.ts'
import { inboxHandlers } from './inbox/routes.ts'
import { islandHandlers } from './island/routes.ts'
import { itemsHandlers } from './items/routes.ts'
import { kombatHandlers } from './kombat/routes.ts'
import { leaderboardsHandlers } from './leaderboards/routes.ts'
import { leaguesHandlers } from './leagues/routes.ts'
import { ledgerHandlers } from './ledger/routes.ts'
import { luckHandlers } from './luck/routes.ts'
import { marketHandlers } from './market/routes.ts'
import { materialsHandlers } from './materials/routes.ts'
import { medalsHandlers } from './medals/routes.ts'
import { miningHandlers } from './mining/routes.ts'
import { paymentsHandlers } from './payments/routes.ts'
import { playersHandlers } from './players/routes.ts'
import { preferencesHandlers } from './preferences/routes.ts'
import { receiptHandlers } from './receipts/routes.ts'
import { replaysHandlers } from './replays/routes.ts'
import { seasonHandlers } from './season/routes.ts'
import { seasonCardsHandlers } from './season-cards/routes.ts'
import { seasonPathHandlers } from './season-path/routes.ts'
import { shopHandlers } from './shop/routes.ts'
import { showcaseHandlers } from './showcase/routes.ts'
import { stonesHandlers } from './stones/routes.ts'
import { tasksHandlers } from './tasks/routes.ts'
import { tournamentHandlers } from './tournament/routes.ts'
import { upgradesHandlers } from './upgrades/routes.ts'
import { voteHandlers } from './vote/routes.ts'
import { walletHandlers } from './wallet/routes.ts'
import { wardrobeHandlers } from './wardrobe/routes.ts'

export const allHandlers: AllCallHandlers = {
  ...gameConfigHandlers,
  ...ledgerHandlers,
  ...inboxHandlers,
  ...accountHandlers,
  ...paymentsHandlers,
  ...clientErrorsHandlers,
  ...preferencesHandlers,
  ...homeHandlers,
  ...playersHandlers,
  ...houseHandlers,
  ...miningHandlers,
  ...receiptHandlers,
  ...seasonHandlers,
  ...seasonPathHandlers,
  ...chestHandlers,
  ...seasonCardsHandlers,
  ...guildHandlers,
  ...bossHandlers,
  ...bossBoardsHandlers,
  ...kombatHandlers,
  ...replaysHandlers,
  ...tournamentHandlers,
  ...islandHandlers,
  ...itemsHandlers,
  ...collectionHandlers,
  ...wardrobeHandlers,
  ...blacksmithHandlers,
  ...materialsHandlers,
  ...stonesHandlers,
  ...marketHandlers,
  ...luckHandlers,
  ...adsHandlers,
  ...boostsHandlers,
  ...channelHandlers,
  ...checkInHandlers,
  ...firstDaysHandlers,
  ...tasksHandlers,
  ...upgradesHandlers,
  ...armyHandlers,
  ...huntHandlers,
  ...leaderboardsHandlers,
  ...leaguesHandlers,
  ...friendsHandlers,
  ...airdropHandlers,
  ...medalsHandlers,
  ...shopHandlers,
  ...showcaseHandlers,
  ...voteHandlers,
  ...walletHandlers,
}
