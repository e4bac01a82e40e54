import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import type { Cosmetic, Equipment, FighterProfile } from '#contracts/wire.ts'
import { armyStepOf } from '#rules/army/army.ts'
import { isWornType, type WornType } from '#rules/items/item-kinds.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { bonusOf, fightStatsOf, type ItemBonus, type Loadout } from '#rules/kombat/fighter-stats.ts'
import { powerOf } from '#rules/kombat/power.ts'
import { STARTING_SKILL, unlockedSkills } from '#rules/kombat/skills.ts'
import { type CrownPlace, crownOfPlace } from '#rules/leaderboards/crowns.ts'
import { rankPoints, TIER, tierOf } from '#rules/season/ranks.ts'
import type { RankPoints } from '#rules/units.ts'
import type { WornLooks } from '#rules/wardrobe/looks.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { playerStatement } from '#server/db/player-read.ts'
import { type PlayerRead, partsOf } from '#server/db/player-view.ts'
import { preparedRead, type ReadBy } from '#server/db/prepared-read.ts'
import type { MatchSnapshot } from '#server/db/tables/kombat.ts'
import { itemImageUrl } from '#server/modules/items/service.ts'
import { pvpPlaceSelect, pvpPlacesOf } from '#server/modules/leaderboards/service.ts'
import { displayName, type PlayerRow, playersByIds } from '#server/modules/players/service.ts'
import {
  currentSeason,
  RANK_COLUMNS,
  rankOf,
  seasonCalendarSelect,
  seasonFrom,
} from '#server/modules/season/service.ts'
import {
  crownFields,
  looksFields,
  NOTHING_WORN,
  packFighter,
  profileOfPacked,
  unpackFighter,
} from './packed-fighter.ts'
import { stanceOf } from './stance.ts'
import { loadoutItem, setPower, stonesByPlayer, stonesSelect, wornByPlayer, wornSelect } from './store.ts'
import { wornLooksOf, wornLooksText } from './worn-looks.ts'

export { packFighter, profileOfPacked, stanceOf, unpackFighter, wornLooksOf, wornLooksText }

interface FighterIdentity {
  readonly userId: number
  readonly name: string
  readonly rank: RankPoints
  readonly bestRank: RankPoints
  readonly crown: CrownPlace | null
  readonly petName?: string | null
  readonly looks?: WornLooks
}

type WornItems = readonly Pick<Equipment, 'slug' | 'type' | 'rarity'>[]

const cosmeticOf = (worn: WornItems, { crown, looks = {} }: FighterIdentity): Cosmetic => {
  const on: Record<WornType, Cosmetic[WornType]> = { ...NOTHING_WORN }
  for (const { slug, type, rarity } of worn)
    if (isWornType(type)) on[type] = { slug, rarity, image_url: itemImageUrl({ slug, type, rarity }) }
  return { ...on, ...crownFields(crown), ...looksFields(looks) }
}

/** `stats` and `bonus` need not follow from `worn`: those of bots are scaled (R11). */
interface FighterParts {
  readonly identity: FighterIdentity
  readonly houseId: number
  readonly worn: WornItems
  readonly stats: FightStats
  readonly bonus: ItemBonus
}

export const fighterProfile = ({ identity, houseId, worn, stats, bonus }: FighterParts): FighterProfile => ({
  user_id: identity.userId,
  username: identity.name,
  rank: identity.rank,
  health_point: stats.maxHp,
  attack_point: stats.attack,
  luck_critical_rate: stats.critPercent,
  luck_evade_rate: stats.evasionPercent,
  critical_damage: stats.critDamagePercent,
  reflect_rate: stats.reflectPercent,
  life_steal: stats.lifeStealPercent,
  power: powerOf(stats),
  house_id: houseId,
  pet: {
    id: `${identity.userId}:${houseId}`,
    created_by: identity.userId,
    owner_id: identity.userId,
    type: PETS_BY_HOUSE[houseId] ?? 'hamster',
    active_skill: stats.skill,
    skills: unlockedSkills(identity.bestRank),
    ...(identity.petName ? { name: identity.petName } : {}),
  },
  cosmetic: cosmeticOf(worn, identity),
  stone_statistics: stats.stones.map((stone) => ({ ...stone })),
  bonus: {
    bonus_atk: bonus.bonusAttack,
    bonus_hp: bonus.bonusHp,
    crit_rate: bonus.critPercent,
    crit_dmg: bonus.critDamagePercent,
    bonus_reflect_rate: bonus.reflectPercent,
    bonus_life_steal: bonus.lifeStealPercent,
  },
})

const crownOf = (rank: RankPoints, pvpPlace: number | null): FighterIdentity['crown'] => {
  // Only Mythic players have crowns (B9).
  return tierOf(rank).tier < TIER.Mythic ? null : crownOfPlace(pvpPlace)
}

/** Reading the whole player row would take as long as reading the gear. */
export const FIGHTER_COLUMNS = [
  'id',
  'username',
  'first_name',
  'house_id',
  'pet_name',
  'active_skill',
  'stance',
  'worn_looks',
  'created_at',
  'army_stars_spent',
  'power',
  ...RANK_COLUMNS,
  'best_rank_points',
  'win_streak',
  'fights',
  'wins',
  'energy',
  'energy_refill_at',
  'energy_burned_at',
  'loadout_no',
  'deleted_at',
] as const

type FighterRow = Pick<PlayerRow, (typeof FIGHTER_COLUMNS)[number]>

export interface PlayerFighter extends MatchSnapshot {
  readonly player: FighterRow
  readonly loadout: Loadout
  readonly worn: WornItems
}

export const FIGHTER_PARTS = {
  worn: wornSelect,
  stones: stonesSelect,
  pvpPlace: pvpPlaceSelect,
  calendar: seasonCalendarSelect,
}

/** The player's fighter (R06), with the rank of the current season (R29). */
export const fighterOf = (
  read: FighterRow & Pick<PlayerRead<typeof FIGHTER_PARTS>, keyof typeof FIGHTER_PARTS>,
  nowMs: number,
): PlayerFighter => {
  // The same object twice, because copying the row costs as much as the rest of this function.
  return fighterIn(read, read, seasonFrom(read.calendar, nowMs))
}

const fighterIn = (
  player: FighterRow,
  { worn, stones, pvpPlace }: Pick<PlayerRead<typeof FIGHTER_PARTS>, 'worn' | 'stones' | 'pvpPlace'>,
  season: Parameters<typeof rankOf>[1],
): PlayerFighter => {
  const { points: rank } = rankOf(player, season)
  const loadout: Loadout = {
    houseId: player.house_id,
    armyStep: armyStepOf(player.army_stars_spent),
    items: worn.map(loadoutItem),
    stones,
    skill: player.active_skill,
    stance: stanceOf(player),
  }
  const stats = fightStatsOf(loadout)
  const identity = {
    userId: Number(player.id),
    name: displayName(player),
    rank,
    bestRank: rankPoints(player.best_rank_points),
    crown: crownOf(rank, pvpPlace),
    petName: player.pet_name,
    looks: wornLooksOf(player.worn_looks, player.house_id),
  }
  const profile = fighterProfile({ identity, houseId: loadout.houseId, worn, stats, bonus: bonusOf(loadout, stats) })
  return { player, loadout, worn, stats, profile }
}

const readFighter = preparedRead(({ playerId }: Pick<ReadBy, 'playerId'>) =>
  playerStatement(playerId, partsOf(FIGHTER_PARTS, playerId, 0), FIGHTER_COLUMNS),
)

export const findFighter = async ({ db, nowMs }: Scope, playerId: number): Promise<PlayerFighter | undefined> => {
  const read = await readFighter(db, { playerId })
  return read && read.deleted_at === null ? fighterOf(read, nowMs) : undefined
}

/** For jobs. Skips deleted players. The number of statements does not depend on `playerIds`. */
export const fightersByIds = async (
  { db, nowMs }: Scope,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PlayerFighter>> => {
  if (playerIds.length === 0) return new Map()
  const players = await playersByIds(db, playerIds)
  const worn = await wornByPlayer(db, playerIds)
  const stones = await stonesByPlayer(db, playerIds)
  const places = await pvpPlacesOf(db, playerIds)
  const season = await currentSeason(db, nowMs)
  return new Map(
    players.map((player) => {
      const { id } = player
      const parts = {
        worn: worn.get(id) ?? [],
        stones: (stones.get(id) ?? []).map(({ type, level }) => ({ type, level })),
        pvpPlace: places.get(id) ?? null,
      }
      return [id, fighterIn(player, parts, season)]
    }),
  )
}

/** @throws ApiError `player-not-found` */
export const getFighter = async (scope: Scope, playerId: number): Promise<PlayerFighter> => {
  const fighter = await findFighter(scope, playerId)
  if (!fighter) throw new ApiError('player-not-found')
  return fighter
}

/** Recomputes and stores the player's power (R07). @returns the current fighter */
export const refreshPower = async (scope: Scope, playerId: number): Promise<PlayerFighter> => {
  const fighter = await getFighter(scope, playerId)
  await setPower(scope.db, playerId, fighter.profile.power)
  return fighter
}

export const nakedPower = (houseId: number): number =>
  powerOf(fightStatsOf({ houseId, armyStep: armyStepOf(0), items: [], stones: [], skill: STARTING_SKILL }))
