import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import type { BoostSources } from '../../../contracts/wire.ts'
import {
  BOOST_SOURCE_NAMES,
  BOOST_SOURCES,
  type BoostSourceName,
  boostLines,
  boostsEndMs,
  boostsLeft,
} from '../../../rules/boost-sources.ts'
import { dayKeyOf } from '../../../rules/days.ts'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../entropy.ts'
import { CallError } from '../../http/call-error.ts'
import type { UseCase } from '../../use-case.ts'
import { adModeOf, spendBoostWatch } from '../ads/service.ts'
import { isKnownMember, mainChannel } from '../memberships/service.ts'
import { boostsOnTheWire, getPlayerLocked, miningHistoryOf } from '../players/service.ts'
import { countTaken, insertBoostLines, insertTaken } from './store.ts'

/** What of the configuration boosts depend on. */
export type BoostConfig = Pick<ServerConfig, 'mode' | 'adRewardSecret' | 'client'>

const isOffered = (source: BoostSourceName, config: BoostConfig): boolean =>
  source === 'ad' ? adModeOf(config) !== 'off' : mainChannel(config)?.chat != null

/** The sources of boosts with what is left of them today (R42, row 42). Sources that nothing backs are not among them. */
export const boostSourcesOf = async (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
  config: BoostConfig,
): Promise<BoostSources> => {
  const taken = await countTaken(db, playerId, dayKeyOf(nowMs))
  const { boosts } = await miningHistoryOf(db, playerId)
  const endMs = boostsEndMs(boosts, nowMs)
  return {
    sources: BOOST_SOURCE_NAMES.filter((source) => isOffered(source, config)).map((source) => {
      const { factor, durationMs } = BOOST_SOURCES[source]
      const left = boostsLeft(BOOST_SOURCES[source], taken[source])
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
}

const assertMember = async (db: Kysely<Database>, playerId: number, config: BoostConfig): Promise<void> => {
  const chat = mainChannel(config)?.chat
  if (chat == null || !(await isKnownMember(db, playerId, chat))) throw new CallError('channel-not-joined')
}

/**
 * Takes a boost (R42, T8): two lines in the log, from the end of the boosts that run or wait. An ad's names the watch
 * that the network confirmed, the channel's wants a membership that the bot has seen.
 * @throws CallError `boost-unavailable` when nothing is left, `ad-not-found`, `channel-not-joined`
 */
export const takeBoost = async (
  { db, nowMs, entropy }: UseCase,
  playerId: number,
  wish: { readonly source: BoostSourceName; readonly watchId: string | undefined },
  config: BoostConfig,
): Promise<CallData<'users.takeBoost'>> => {
  const { source } = wish
  if (!isOffered(source, config)) throw new CallError('boost-unavailable')
  await getPlayerLocked(db, playerId)
  const day = dayKeyOf(nowMs)
  const taken = (await countTaken(db, playerId, day))[source]
  if (boostsLeft(BOOST_SOURCES[source], taken) === 0) throw new CallError('boost-unavailable')
  if (source === 'channel') await assertMember(db, playerId, config)
  const watchId = source === 'ad' ? await spendBoostWatch(db, playerId, wish.watchId, nowMs) : null
  const number = taken.takenToday + 1
  const id = uuidV7(entropy, nowMs)
  const isTaken = await insertTaken(db, { id, playerId, source, day, number, watchId, nowMs })
  if (!isTaken) throw new CallError('boost-unavailable')
  const { boosts } = await miningHistoryOf(db, playerId)
  await insertBoostLines({ db, nowMs, entropy }, playerId, boostLines(BOOST_SOURCES[source], boosts, nowMs))
  return {
    ...(await boostSourcesOf(db, playerId, nowMs, config)),
    boosts: await boostsOnTheWire(db, playerId),
  }
}
