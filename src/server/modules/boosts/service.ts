import type { CallData } from '#contracts/schemas.ts'
import type { BoostSources } from '#contracts/wire.ts'
import {
  BOOST_SOURCE_NAMES,
  BOOST_SOURCES,
  type BoostSourceName,
  boostLines,
  boostsEndMs,
  boostsLeft,
} from '#rules/boosts/boost-sources.ts'
import { dayKeyOf } from '#rules/days.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { playerView, readPart, readView } from '#server/db/player-view.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { adModeOf, spendBoostWatch } from '#server/modules/ads/service.ts'
import { isKnownMember, mainChannel } from '#server/modules/channel-members/service.ts'
import { BOOST_PARTS, getPlayerLocked, miningHistoryOf, ownBoosts } from '#server/modules/players/service.ts'
import { insertBoostLines, insertTaken, takenBoostsSelect, takenOf } from './store.ts'

type BoostConfig = Pick<ServerConfig, 'mode' | 'adRewardSecret' | 'client'>

interface BoostContext {
  readonly nowMs: number
  readonly config: BoostConfig
}

const isOffered = (source: BoostSourceName, config: BoostConfig): boolean =>
  source === 'ad' ? adModeOf(config) !== 'off' : mainChannel(config)?.chat != null

export const boostSourcesView = playerView(
  { takenBoosts: takenBoostsSelect, ...BOOST_PARTS },
  ({ takenBoosts, boosts }, { nowMs, config }: BoostContext): BoostSources => {
    const endMs = boostsEndMs(boosts, nowMs)
    return {
      sources: BOOST_SOURCE_NAMES.filter((source) => isOffered(source, config)).map((source) => {
        const { factor, durationMs } = BOOST_SOURCES[source]
        const left = boostsLeft(BOOST_SOURCES[source], takenOf(takenBoosts, source, dayKeyOf(nowMs)).times)
        return {
          source,
          factor,
          duration_s: durationMs / MS_PER_SECOND,
          available: left > 0,
          left_today: left,
          url: source === 'channel' ? (mainChannel(config)?.url ?? null) : null,
        }
      }),
      ends_at: endMs === null ? null : endMs / MS_PER_SECOND,
    }
  },
)

const assertMember = async (db: Db, playerId: number, config: BoostConfig): Promise<void> => {
  const chat = mainChannel(config)?.chat
  if (chat == null || !(await isKnownMember(db, playerId, chat))) throw new ApiError('channel-not-joined')
}

/**
 * The boost starts after those that run or wait (R42, T8). @throws ApiError `player-not-found`, `boost-unavailable`,
 * `ad-not-found`, `channel-not-joined`
 */
export const takeBoost = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  request: { readonly source: BoostSourceName; readonly watchId: string | undefined },
  config: BoostConfig,
): Promise<CallData<'users.takeBoost'>> => {
  const { source } = request
  if (!isOffered(source, config)) throw new ApiError('boost-unavailable')
  await getPlayerLocked(db, playerId)
  const takenBoosts = await readPart(db, playerId, (id) => takenBoostsSelect(id, nowMs))
  if (takenBoosts === undefined) throw new ApiError('player-not-found')
  const taken = takenOf(takenBoosts, source, dayKeyOf(nowMs))
  if (boostsLeft(BOOST_SOURCES[source], taken.times) === 0) throw new ApiError('boost-unavailable')
  if (source === 'channel') await assertMember(db, playerId, config)
  const watchId = source === 'ad' ? await spendBoostWatch(db, playerId, request.watchId, nowMs) : null
  const number = taken.times + 1
  const id = uuidV7(entropy, nowMs)
  const isTaken = await insertTaken(db, { id, playerId, source, day: taken.day, number, watchId, nowMs })
  if (!isTaken) throw new ApiError('boost-unavailable')
  const { boosts } = await miningHistoryOf(db, playerId)
  await insertBoostLines({ db, nowMs, entropy }, playerId, boostLines(BOOST_SOURCES[source], boosts, nowMs))
  return {
    ...(await readView(db, playerId, boostSourcesView, { nowMs, config })),
    boosts: await ownBoosts(db, playerId),
  }
}
