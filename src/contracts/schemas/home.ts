import { z } from 'zod'
import { boostCalls } from './boosts.ts'
import type { TopicCalls } from './call-schema.ts'
import { channelCalls } from './channel.ts'
import { checkInCalls } from './check-in.ts'
import { chestCalls } from './chests.ts'
import { errorBody } from './error-body.ts'
import { firstDaysCalls } from './first-days.ts'
import { gameConfigCalls } from './game-config.ts'
import { guildCalls } from './guild.ts'
import { huntCalls } from './hunt.ts'
import { inboxCalls } from './inbox.ts'
import { equipmentCalls } from './items.ts'
import { kombatCalls } from './kombat.ts'
import { leagueCalls } from './leagues.ts'
import { marketCalls } from './market.ts'
import { medalCalls } from './medals.ts'
import { playerCalls } from './players.ts'
import { preferenceCalls } from './preferences.ts'
import { seasonCalls } from './season.ts'
import { seasonPathCalls } from './season-path.ts'
import { shopCalls } from './shop.ts'
import { taskCalls } from './tasks.ts'
import { upgradeCalls } from './upgrades.ts'

const failedPart = z.object({ status: z.int().min(400), error: errorBody })

/** Answer of one call: its `data`, or its status and error. */
const part = <S extends z.ZodType>({ data }: { readonly data: S }) =>
  z.union([z.object({ status: z.literal(200), data }), failedPart]).optional()

/** Sections for startup gate and home, by call name. If a section is missing, the client makes that call itself. */
const home = z.object({
  'settings.get': part(gameConfigCalls['settings.get']),
  'season.get': part(seasonCalls['season.get']),
  'guild.me': part(guildCalls['guild.me']),
  'users.me': part(playerCalls['users.me']),
  'combats.me': part(kombatCalls['combats.me']),
  'users.balance': part(playerCalls['users.balance']),
  'users.lastClaim': part(playerCalls['users.lastClaim']),
  'users.boosts': part(boostCalls['users.boosts']),
  'combats.energy': part(kombatCalls['combats.energy']),
  'combats.away': part(kombatCalls['combats.away']),
  'daily.get': part(checkInCalls['daily.get']),
  'hunting.current': part(huntCalls['hunting.current']),
  'hunting.milestones': part(huntCalls['hunting.milestones']),
  'upgrades.missions': part(upgradeCalls['upgrades.missions']),
  'tasks.list': part(taskCalls['tasks.list']),
  'inbox.list': part(inboxCalls['inbox.list']),
  // For the dot that shows when a listing matches a wish (extra 13).
  'market.wishes': part(marketCalls['market.wishes']),
  'users.boostSources': part(boostCalls['users.boostSources']),
  'channel.latestNews': part(channelCalls['channel.latestNews']),
  'users.preferences': part(preferenceCalls['users.preferences']),
  'users.firstDays': part(firstDaysCalls['users.firstDays']),
  'season.path': part(seasonPathCalls['season.path']),
  'chests.list': part(chestCalls['chests.list']),
  // For a new season's dialog and chest (T4, A4), and the league button (row 38).
  'season.me': part(seasonCalls['season.me']),
  'combats.season': part(seasonCalls['combats.season']),
  'league.waiting': part(leagueCalls['league.waiting']),
  'medals.waiting': part(medalCalls['medals.waiting']),
  'shop.notice': part(shopCalls['shop.notice']),
  'equipments.welcome': part(equipmentCalls['equipments.welcome']),
})

export const homeCalls = { 'users.home': { data: home } } as const satisfies TopicCalls
