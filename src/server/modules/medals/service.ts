import type { CallData } from '#contracts/schemas.ts'
import type { Medal } from '#contracts/wire.ts'
import { FOUNDER } from '#rules/medals/medal-conditions.ts'
import { medalReward } from '#rules/medals/medal-rewards.ts'
import { MEDAL_TYPES, type MedalType } from '#rules/medals/medals.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOf } from '#server/db/ledger.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import { playerView } from '#server/db/player-view.ts'
import { giveReward, inboxAmounts } from '#server/modules/inbox/service.ts'
import { leagueFightsSelect } from '#server/modules/leagues/service.ts'
import { marketVolumesSelect } from '#server/modules/market/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { isoOrNull } from '#server/text/iso.ts'
import { type Earned, earnedByFights, withEarned } from './earned.ts'
import { FOUNDER_PARTS, founderDays, isFounder } from './founder.ts'
import { medalProgress } from './progress.ts'
import { medalsSelect, putMedals, type StoredMedal, takeMedal } from './store.ts'

interface OwnMedals {
  readonly earned: ReadonlyMap<MedalType, StoredMedal>
  readonly progressOf: (type: MedalType) => Medal['progress']
}

const ownMedals = async (db: Db, playerId: number, nowMs: number): Promise<OwnMedals> => {
  const season = await currentSeason(db, nowMs)
  const read = await readPlayerWith(db, playerId, {
    medals: medalsSelect(playerId),
    weeks: leagueFightsSelect(playerId),
    volumes: marketVolumesSelect(playerId, { fromMs: season.startMs, toMs: season.nextMs }),
    opened: FOUNDER_PARTS.opened(),
    world: FOUNDER_PARTS.world(),
  })
  if (!read || read.deleted_at !== null) throw new ApiError('player-not-found')
  const isStored = read.medals.some(({ type }) => type === 'legacy')
  const founder = !isStored && isFounder(read, season) ? await founderDays(db, playerId) : null
  const earned: Earned[] = [...earnedByFights(season, nowMs, read.weeks)]
  if (founder?.earnedMs) earned.push({ type: 'legacy', earnedMs: founder.earnedMs, rank: null, rarity: null })
  const all = withEarned(read.medals, earned)
  return {
    earned: all,
    progressOf: (type) => {
      if (type === 'legacy') return founder && { unit: 'days', have: founder.days, need: FOUNDER.activeDays }
      return medalProgress(type, all.get(type)?.rarity ?? null, { ...read, season, nowMs })
    },
  }
}

const metadataOf = (type: MedalType, medal: StoredMedal | undefined): Medal['metadata'] => {
  // For a claimed medal the whole reward is shown, else what is left to claim.
  const paid = medal?.claimedMs === null ? medal.paidRarity : null
  const { tokNano, star, awakeStones } = medalReward(type, { rarity: medal?.rarity ?? null, paid })
  return {
    rank: medal?.rank ?? null,
    rarity: medal?.rarity ?? null,
    tok: tokNano,
    star,
    equipments: [],
    materials: awakeStones > 0 ? { 'material-awake-stone': awakeStones } : {},
  }
}

const onTheWire = ({ earned, progressOf }: OwnMedals, type: MedalType): Medal => {
  const medal = earned.get(type)
  const status = medal === undefined ? 'non-claimable' : medal.claimedMs === null ? 'claimable' : 'claimed'
  return {
    type,
    status,
    metadata: metadataOf(type, medal),
    earned_at: isoOrNull(medal?.earnedMs ?? null),
    claimed_at: isoOrNull(medal?.claimedMs ?? null),
    // Of earned medals, only D.O.G.E. can still rise.
    progress: medal === undefined || type === 'doge-event' ? progressOf(type) : null,
  }
}

export const medalsOf = async (db: Db, playerId: number, nowMs: number): Promise<CallData<'medals.list'>> => {
  const own = await ownMedals(db, playerId, nowMs)
  return MEDAL_TYPES.map((type) => onTheWire(own, type))
}

/** Earned medals, claimed or not. @throws ApiError `player-not-found` */
export const earnedMedals = async (
  db: Db,
  playerId: number,
  nowMs: number,
): Promise<readonly Pick<StoredMedal, 'type' | 'rarity' | 'rank'>[]> =>
  [...(await ownMedals(db, playerId, nowMs)).earned.values()].map(({ type, rarity, rank }) => ({ type, rarity, rank }))

/** Only medals that a job has decided, so home can lag. The medal page computes newer ones. */
export const waitingMedalsView = playerView({ medals: medalsSelect }, ({ medals }): MedalType[] =>
  medals.filter(({ claimedMs }) => claimedMs === null).map(({ type }) => type),
)

/**
 * A medal is claimed once. If its rarity rises later, a second claim pays the difference (R31). @throws ApiError
 * `player-not-found`, `not-claimable`, `already-claimed`
 */
export const claimMedal = async (
  scope: CallScope,
  playerId: number,
  type: MedalType,
): Promise<CallData<'medals.claim'>> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, playerId)
  const own = await ownMedals(db, playerId, nowMs)
  const medal = own.earned.get(type)
  if (!medal) throw new ApiError('not-claimable')
  const { earnedMs, rank, rarity } = medal
  await putMedals(db, [{ player_id: BigInt(playerId), type, earned_at: new Date(earnedMs), rank, rarity }])
  const taken = await takeMedal(db, playerId, type, nowMs)
  if (!taken) throw new ApiError('already-claimed')
  await giveReward(scope, playerId, { reason: 'medal', ref: type, reward: inboxAmounts(medalReward(type, taken)) })
  const [tok, star] = await balancesOf(db, playerId, ['tok', 'star'])
  const claimed = { ...medal, rarity: taken.rarity, paidRarity: taken.rarity, claimedMs: nowMs }
  return {
    medal: onTheWire({ ...own, earned: new Map(own.earned).set(type, claimed) }, type),
    balance: Number(tok),
    stars: Number(star),
  }
}
