import type { z } from 'zod'
import type { CallName } from './calls.ts'
import { accountCalls } from './schemas/account.ts'
import { adCalls } from './schemas/ads.ts'
import { airdropCalls } from './schemas/airdrop.ts'
import { armyCalls } from './schemas/army.ts'
import { boostCalls } from './schemas/boosts.ts'
import { bossCalls } from './schemas/boss.ts'
import type { CallSchema } from './schemas/call-schema.ts'
import { channelCalls } from './schemas/channel.ts'
import { checkInCalls } from './schemas/check-in.ts'
import { chestCalls } from './schemas/chests.ts'
import { clientErrorCalls } from './schemas/client-errors.ts'
import { collectionCalls } from './schemas/collection.ts'
import { firstDaysCalls } from './schemas/first-days.ts'
import { friendCalls } from './schemas/friends.ts'
import { gameConfigCalls } from './schemas/game-config.ts'
import { guildCalls } from './schemas/guild.ts'
import { homeCalls } from './schemas/home.ts'
import { huntCalls } from './schemas/hunt.ts'
import { inboxCalls } from './schemas/inbox.ts'
import { islandCalls } from './schemas/island.ts'
import { equipmentCalls } from './schemas/items.ts'
import { kombatCalls } from './schemas/kombat.ts'
import { leaderboardCalls } from './schemas/leaderboards.ts'
import { leagueCalls } from './schemas/leagues.ts'
import { ledgerCalls } from './schemas/ledger.ts'
import { luckCalls } from './schemas/luck.ts'
import { marketCalls } from './schemas/market.ts'
import { medalCalls } from './schemas/medals.ts'
import { paymentCalls } from './schemas/payments.ts'
import { playerCalls } from './schemas/players.ts'
import { preferenceCalls } from './schemas/preferences.ts'
import { receiptCalls } from './schemas/receipts.ts'
import { seasonCalls } from './schemas/season.ts'
import { seasonPathCalls } from './schemas/season-path.ts'
import { shopCalls } from './schemas/shop.ts'
import { showcaseCalls } from './schemas/showcase.ts'
import { stoneCalls } from './schemas/stones.ts'
import { taskCalls } from './schemas/tasks.ts'
import { tournamentCalls } from './schemas/tournament.ts'
import { upgradeCalls } from './schemas/upgrades.ts'
import { voteCalls } from './schemas/vote.ts'
import { walletCalls } from './schemas/wallet.ts'
import { wardrobeCalls } from './schemas/wardrobe.ts'

/** Import this as a type only in code of the first screen, because it pulls in zod. */
export const callSchemas = {
  ...accountCalls,
  ...adCalls,
  ...airdropCalls,
  ...armyCalls,
  ...boostCalls,
  ...bossCalls,
  ...channelCalls,
  ...checkInCalls,
  ...islandCalls,
  ...wardrobeCalls,
  ...chestCalls,
  ...clientErrorCalls,
  ...collectionCalls,
  ...equipmentCalls,
  ...firstDaysCalls,
  ...friendCalls,
  ...guildCalls,
  ...homeCalls,
  ...huntCalls,
  ...inboxCalls,
  ...kombatCalls,
  ...leaderboardCalls,
  ...ledgerCalls,
  ...luckCalls,
  ...marketCalls,
  ...paymentCalls,
  ...playerCalls,
  ...preferenceCalls,
  ...leagueCalls,
  ...medalCalls,
  ...receiptCalls,
  ...seasonCalls,
  ...seasonPathCalls,
  ...gameConfigCalls,
  ...shopCalls,
  ...showcaseCalls,
  ...voteCalls,
  ...walletCalls,
  ...stoneCalls,
  ...taskCalls,
  ...tournamentCalls,
  ...upgradeCalls,
} as const satisfies Record<CallName, CallSchema>

type Schemas = typeof callSchemas
type OutputOf<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined
type InputOf<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S extends z.ZodType>
    ? Record<never, never> extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
    : { [P in K]?: undefined }

export type CallData<N extends CallName> = z.output<Schemas[N]['data']>
export type CallParams<N extends CallName> = OutputOf<N, 'params'>
export type CallQuery<N extends CallName> = OutputOf<N, 'query'>
export type CallBody<N extends CallName> = OutputOf<N, 'body'>
export type CallInput<N extends CallName> = InputOf<N, 'params'> & InputOf<N, 'query'> & InputOf<N, 'body'>
