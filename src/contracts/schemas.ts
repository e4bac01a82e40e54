import { z } from 'zod'
import type { CallName } from './calls.ts'
import {
  fairPlay,
  inboxClaim,
  inboxItem,
  ledgerPage,
  playerExport,
  preferences,
  switchHouseAnswer,
  switchHouseTerms,
} from './schemas/account.ts'
import {
  combatProfile,
  energy,
  equipment,
  fightAnswer,
  fighterProfile,
  fightHistoryRow,
  fightVerification,
  foundOpponent,
  matchResult,
  replay,
} from './schemas/combats.ts'
import {
  adLog,
  adPurpose,
  boostAnswer,
  boostSourceName,
  boostSources,
  daily,
  dailyClaim,
  mission,
  task,
  taskNotification,
  upgradeAnswer,
} from './schemas/economy.ts'
import { hunt, huntClaim, huntMilestones, huntSlug, huntStage, milestoneClaim } from './schemas/hunting.ts'
import { epochSeconds, houseId, isoInstant, side, skillName, star, tokNano, upgradeType } from './schemas/scalars.ts'
import { guildMe, kombatSeason, season, userSeason } from './schemas/season.ts'
import { gameSettings } from './schemas/settings.ts'
import { boardMe, boardName, boardPage, friends, spendAnswer } from './schemas/social.ts'
import { boost, claimAnswer, onboardAnswer, onboardBody, userProfile } from './schemas/users.ts'

/** Shapes of one call: what may come in by path, query and body, and what goes out in `data`. */
export interface CallSchema {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly data: z.ZodType
}

/** The shapes of every call of the registry, under the same names as `calls`. Never imported as a value by the first screen. */
export const callSchemas = {
  'settings.get': { data: gameSettings },
  'users.me': { data: userProfile },
  'users.balance': { data: tokNano },
  'users.stars': { data: star },
  'users.boosts': { data: z.array(boost) },
  'users.lastClaim': { data: isoInstant },
  'users.claim': { data: claimAnswer },
  'users.onboard': { body: onboardBody, data: onboardAnswer },
  'season.get': { data: season },
  'season.me': { data: userSeason },
  'guild.me': { data: guildMe },
  'combats.me': { data: combatProfile },
  'combats.season': { data: kombatSeason },
  'combats.energy': { data: energy },
  'combats.find': { data: foundOpponent },
  'combats.fight': { data: fightAnswer },
  // The query may be empty here: the rule answers it with its own text (row 95).
  'combats.challenge': { body: z.object({ query: z.string().max(64) }), data: matchResult },
  'combats.opponent': { params: z.object({ query: z.string().min(1).max(64) }), data: fighterProfile },
  'combats.skill': { body: z.object({ skill: skillName }), data: combatProfile },
  'combats.history': {
    query: z.object({ page: z.coerce.number().int().min(1).max(50).default(1), as: side.optional() }),
    data: z.object({ items: z.array(fightHistoryRow), total: z.int(), page_size: z.int(), page: z.int() }),
  },
  'combats.replay': { params: z.object({ id: z.uuid() }), data: replay },
  'combats.verify': { params: z.object({ id: z.uuid() }), data: fightVerification },
  'combats.houseTerms': { data: switchHouseTerms },
  'combats.house': { body: z.object({ house_id: houseId }), data: switchHouseAnswer },
  'equipments.equipped': { data: z.array(equipment) },
  'equipments.welcome': { data: z.object({ claimed: z.boolean() }) },
  'equipments.claimWelcome': { data: equipment },
  'upgrades.buy': { body: z.object({ type: upgradeType }), data: upgradeAnswer },
  'upgrades.missions': { data: z.array(mission) },
  'upgrades.completeMission': { params: z.object({ id: z.string().max(64) }), data: mission },
  'tasks.list': { data: z.array(task) },
  'tasks.start': { params: z.object({ id: z.string().max(64) }), data: z.string() },
  'tasks.notification': { params: z.object({ id: z.uuid() }), data: taskNotification },
  'daily.get': { data: daily },
  'daily.claim': { data: dailyClaim },
  'users.boostSources': { data: boostSources },
  // An ad boost names the watch that the network has confirmed.
  'users.takeBoost': {
    body: z.object({ source: boostSourceName, watch_id: z.uuid().optional() }),
    data: boostAnswer,
  },
  'ads.count': { data: z.int().nonnegative() },
  // The specification sends nothing; without a purpose it is a re-roll credit.
  'ads.start': { query: z.object({ purpose: adPurpose.default('credit') }), data: z.string() },
  'ads.log': { params: z.object({ watchId: z.uuid() }), data: adLog },
  'channel.latestNews': { data: epochSeconds.nullable() },
  'hunting.stages': { data: z.array(huntStage) },
  'hunting.current': { data: hunt.nullable() },
  'hunting.milestones': { data: huntMilestones },
  'hunting.start': { params: z.object({ slug: huntSlug }), data: hunt },
  'hunting.claim': { params: z.object({ slug: huntSlug }), data: huntClaim },
  'hunting.claimMilestone': {
    params: z.object({ level: z.coerce.number().int().min(1).max(11) }),
    data: milestoneClaim,
  },
  'friends.list': { query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }), data: friends },
  'leaderboard.page': {
    params: z.object({ board: boardName }),
    query: z.object({ page: z.coerce.number().int().min(1).max(50).default(1) }),
    data: boardPage,
  },
  'leaderboard.me': { params: z.object({ board: boardName }), data: boardMe },
  'users.starsSpent': { params: z.object({ category: z.enum(['upgrade-army-rank']) }), data: star },
  'users.spendStars': { body: z.object({ type: z.enum(['upgrade-army-rank']) }), data: spendAnswer },
  'users.ledger': {
    query: z.object({ after: z.string().max(100).optional(), asset: z.string().max(40).optional() }),
    data: ledgerPage,
  },
  'users.preferences': { data: preferences },
  'users.savePreferences': { body: preferences, data: preferences },
  'users.export': { data: playerExport },
  'users.delete': { data: z.object({ deleted: z.literal(true) }) },
  'users.fairPlay': { data: fairPlay },
  'inbox.list': { data: z.array(inboxItem) },
  'inbox.claim': { params: z.object({ id: z.uuid() }), data: inboxClaim },
} as const satisfies Record<CallName, CallSchema>

type Schemas = typeof callSchemas
type OutputOf<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined
type InputOf<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : { [P in K]?: undefined }

/** What a call answers with inside `data`. */
export type CallData<N extends CallName> = z.output<Schemas[N]['data']>
/** Parsed path parameters, as the server's handler sees them. */
export type CallParams<N extends CallName> = OutputOf<N, 'params'>
/** Parsed query, as the server's handler sees it. */
export type CallQuery<N extends CallName> = OutputOf<N, 'query'>
/** Parsed body, as the server's handler sees it. */
export type CallBody<N extends CallName> = OutputOf<N, 'body'>
/** What a caller passes: `{ params?, query?, body? }`. */
export type CallInput<N extends CallName> = InputOf<N, 'params'> & InputOf<N, 'query'> & InputOf<N, 'body'>
