import type { CallData } from '#contracts/schemas.ts'
import { dayStartMs } from '#rules/days.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { ApiError } from '#server/api-error.ts'
import { type AccountStatus, assertAdmitted, isBanned } from '#server/calls/account-status.ts'
import { answerText } from '#server/calls/answer-text.ts'
import { AnswerText, AnswerUnchanged, type CallContext } from '#server/calls/call-handler.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { gatherSelects } from '#server/db/gathered-selects.ts'
import { tokView } from '#server/db/ledger.ts'
import { playerStatement } from '#server/db/player-read.ts'
import { type PlayerView, partsOf, type SelectReaders, VIEW_COLUMNS } from '#server/db/player-view.ts'
import { preparedRead, type ReadBy } from '#server/db/prepared-read.ts'
import { boostSourcesView } from '#server/modules/boosts/service.ts'
import { latestNewsView } from '#server/modules/channel/service.ts'
import { dailyView } from '#server/modules/check-in/service.ts'
import { giveReturnChest, isReturnChestDue, RETURN_PARTS, shelfView } from '#server/modules/chests/service.ts'
import { firstDaysView } from '#server/modules/first-days/service.ts'
import { gameConfigOnTheWire } from '#server/modules/game-config/service.ts'
import { ownGuildView } from '#server/modules/guild/service.ts'
import { currentHuntView, milestonesView } from '#server/modules/hunt/service.ts'
import { inboxView } from '#server/modules/inbox/service.ts'
import { welcomeView } from '#server/modules/items/service.ts'
import {
  AWAY_PARTS,
  awayView,
  energyView,
  kombatProfileView,
  lastActMs,
  whileAway,
} from '#server/modules/kombat/service.ts'
import { waitingView } from '#server/modules/leagues/service.ts'
import { wishesView } from '#server/modules/market/service.ts'
import { waitingMedalsView } from '#server/modules/medals/service.ts'
import { boostsView, lastClaimView, profileView } from '#server/modules/players/service.ts'
import { preferencesView } from '#server/modules/preferences/service.ts'
import {
  kombatSeasonOnTheWire,
  seasonBy,
  seasonCalendarSelect,
  seasonOnTheWire,
  userSeasonView,
} from '#server/modules/season/service.ts'
import { seasonPathView } from '#server/modules/season-path/service.ts'
import { shopNoticeView } from '#server/modules/shop/service.ts'
import { tasksView } from '#server/modules/tasks/service.ts'
import { missionsView } from '#server/modules/upgrades/service.ts'
import { type ViewConfig, versionKeyOf, versionOfHome, viewConfigOf } from './version.ts'

type HomeCall = keyof CallData<'users.home'>
type ViewContext = { readonly config: ViewConfig }
type TimedContext = ViewContext & { readonly nowMs: number }
type OpeningContext = TimedContext & { readonly found: Awaited<ReturnType<typeof whileAway>> }

/** Depend on the instant, so they are computed again for every bootstrap. */
const TIMED_VIEWS = {
  'combats.energy': energyView,
  'combats.away': awayView,
  'users.boostSources': boostSourcesView,
} as const satisfies { readonly [N in HomeCall]?: PlayerView<CallData<N>, OpeningContext> }

/** Get the start of the UTC day as `nowMs`, so that time alone does not change their answers within a day. */
const DAY_VIEWS = {
  'combats.me': kombatProfileView,
  'daily.get': dailyView,
  'tasks.list': tasksView,
  'users.firstDays': firstDaysView,
  'season.path': seasonPathView,
  'chests.list': shelfView,
  'league.waiting': waitingView,
  'shop.notice': shopNoticeView,
} as const satisfies { readonly [N in HomeCall]?: PlayerView<CallData<N>, TimedContext> }

/** Get no `nowMs`, so that they depend only on data and configuration. */
const STEADY_VIEWS = {
  'guild.me': ownGuildView,
  'season.me': userSeasonView,
  'users.me': profileView,
  'users.balance': tokView,
  'users.lastClaim': lastClaimView,
  'users.boosts': boostsView,
  'hunting.current': currentHuntView,
  'hunting.milestones': milestonesView,
  'upgrades.missions': missionsView,
  'inbox.list': inboxView,
  'equipments.welcome': welcomeView,
  'market.wishes': wishesView,
  'medals.waiting': waitingMedalsView,
  'channel.latestNews': latestNewsView,
  'users.preferences': preferencesView,
} as const satisfies { readonly [N in HomeCall]?: PlayerView<CallData<N>, ViewContext> }

type ShowsPart<M> = PlayerView<unknown, M>['show']

const listed = <M>(views: { readonly [N in HomeCall]?: PlayerView<unknown, M> }) =>
  Object.entries(views).map(([call, { show }]) => ({ call: call as HomeCall, show }))
const TIMED_LIST = listed<OpeningContext>(TIMED_VIEWS)
const DAY_LIST = listed<TimedContext>(DAY_VIEWS)
const STEADY_LIST = listed<ViewContext>(STEADY_VIEWS)
const VIEW_READS: SelectReaders = Object.assign(
  {},
  ...[TIMED_VIEWS, DAY_VIEWS, STEADY_VIEWS].flatMap((views) => Object.values(views).map(({ reads }) => reads)),
)
const HOME_READS = gatherSelects({
  ...VIEW_READS,
  ...AWAY_PARTS,
  ...RETURN_PARTS,
  calendar: seasonCalendarSelect,
})
const readHome = preparedRead(({ playerId, nowMs }: Pick<ReadBy, 'playerId' | 'nowMs'>) =>
  playerStatement(
    playerId,
    { ...partsOf(HOME_READS.reads, playerId, nowMs), is_banned: isBanned(playerId) },
    VIEW_COLUMNS,
  ),
)

const openedBy = async (db: Db, playerId: number, nowMs: number) => {
  const row = await readHome(db, { playerId, nowMs })
  return row && HOME_READS.scatter(row)
}

type Opened = NonNullable<Awaited<ReturnType<typeof openedBy>>>

/** Gives the return chest, if one is due, before home shows the shelf (R54). */
const openedOnReturn = async (scope: CallScope, read: Opened, season: SeasonState): Promise<Opened | undefined> => {
  const { db, nowMs } = scope
  const isPresent = read.deleted_at === null && !read.is_banned
  if (!isPresent || !isReturnChestDue({ ...read, lastActMs: lastActMs(read) }, season, nowMs)) return read
  const playerId = Number(read.id)
  return (await giveReturnChest(scope, playerId, season)) ? openedBy(db, playerId, nowMs) : read
}

interface SameForAll {
  readonly settings: string
  readonly viewConfig: ViewConfig
  readonly versionKey: string | null
}

const sameForAll = new WeakMap<ServerConfig, SameForAll>()

const sameForAllOf = (config: ServerConfig): SameForAll => {
  const known = sameForAll.get(config)
  if (known !== undefined) return known
  const viewConfig = viewConfigOf(config)
  const same = {
    settings: answerText('settings.get', gameConfigOnTheWire(viewConfig), config),
    viewConfig,
    versionKey: versionKeyOf(config, viewConfig),
  }
  sameForAll.set(config, same)
  return same
}

/**
 * Needs one statement; two after hours away, more on a return after weeks. Detects unchanged content before serializing
 * most of it.
 */
export const homeOf = async (context: CallContext<'users.home'>): Promise<AnswerText | AnswerUnchanged> => {
  const { db, nowMs, config, identity } = context
  const { userId } = identity
  const opened = await openedBy(db, userId, nowMs)
  const season = await seasonBy(db, opened?.calendar ?? null, nowMs)
  const read = opened && (await openedOnReturn(context, opened, season))
  const found = read ? await whileAway(db, read, nowMs) : null
  const accountStatus: AccountStatus = {
    is_deleted: read ? read.deleted_at !== null : null,
    is_banned: read?.is_banned ?? false,
  }
  const dayMs = dayStartMs(nowMs)
  const { settings, versionKey, viewConfig } = sameForAllOf(config)
  let hasFailed = false

  const partOf = (call: HomeCall, textOf: () => string): string => {
    try {
      assertAdmitted(call, accountStatus)
      return `"${call}":{"status":200,"data":${textOf()}}`
    } catch (error) {
      if (!(error instanceof ApiError)) {
        hasFailed = true
        context.log.error({ err: error, part: call }, 'a part of home failed')
      }
      const refusal = error instanceof ApiError ? error : new ApiError('internal')
      return `"${call}":${JSON.stringify({ status: refusal.status, error: refusal.toBody() })}`
    }
  }
  /** For a caller without a player, `guild.me` is null (T30) and the other sections here are API errors. */
  const partsOfPlayer = <M>(views: readonly { readonly call: HomeCall; readonly show: ShowsPart<M> }[], at: M) =>
    views.map(({ call, show }) => partOf(call, () => answerText(call, read ? show(read, at) : null, config)))

  const timedParts = [
    partOf('season.get', () => answerText('season.get', seasonOnTheWire(season), config)),
    ...partsOfPlayer(TIMED_LIST, { nowMs, config: viewConfig, found }),
  ]
  const version = read && versionKey && !hasFailed ? versionOfHome(versionKey, { read, dayMs, timedParts }) : null
  if (version !== null && context.holds(version)) return new AnswerUnchanged(version)
  const parts = [
    partOf('settings.get', () => settings),
    partOf('combats.season', () => answerText('combats.season', kombatSeasonOnTheWire(season), config)),
    ...timedParts,
    ...partsOfPlayer(DAY_LIST, { nowMs: dayMs, config: viewConfig }),
    ...partsOfPlayer(STEADY_LIST, { config: viewConfig }),
  ]
  // An answer with a failed section gets no version, so that the client does not keep it.
  return new AnswerText(`{${parts.join(',')}}`, hasFailed ? null : version, hasFailed)
}
