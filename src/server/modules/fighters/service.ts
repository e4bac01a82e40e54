import type { Kysely } from 'kysely'
import { PETS_BY_HOUSE } from '../../../../assets/manifest/pets.ts'
import type { Cosmetic, Equipment, FighterProfile } from '../../../contracts/wire.ts'
import { armyStepOf } from '../../../rules/army.ts'
import type { FightStats } from '../../../rules/fight-types.ts'
import { bonusOf, fightStatsOf, type ItemBonus, type Loadout } from '../../../rules/fighter-stats.ts'
import { powerOf } from '../../../rules/power.ts'
import { rankPoints, TIER, tierOf } from '../../../rules/ranks.ts'
import { STARTING_SKILL, unlockedSkills } from '../../../rules/skills.ts'
import type { RankPoints } from '../../../rules/units.ts'
import type { Database, MatchSnapshot } from '../../db/database.ts'
import { CallError } from '../../http/call-error.ts'
import { itemImageUrl, itemOnTheWire } from '../equipments/service.ts'
import { pvpPlaceOf } from '../leaderboards/service.ts'
import { displayName, type PlayerRow } from '../players/service.ts'
import { type FighterRow, lockFighter, readFighter, setPower } from './store.ts'

/** Who a fighter is; what it brings is its `Loadout`. */
export interface FighterIdentity {
  readonly userId: number
  readonly name: string
  readonly rank: RankPoints
  readonly bestRank: RankPoints
  readonly crown: { readonly top10: boolean; readonly top50: boolean }
}

/** Worn items as they are drawn. */
export type WornItems = readonly Pick<Equipment, 'slug' | 'type' | 'rarity'>[]

export const NO_CROWN: FighterIdentity['crown'] = { top10: false, top50: false }

type WornSlot = Exclude<keyof Cosmetic, 'top_10' | 'top_50'>

const cosmeticOf = (worn: WornItems, crown: FighterIdentity['crown']): Cosmetic => {
  const on = (slot: WornSlot): Cosmetic[WornSlot] => {
    const item = worn.find((candidate) => candidate.type === slot)
    return item ? { slug: item.slug, rarity: item.rarity, image_url: itemImageUrl(item.type, item.rarity) } : null
  }
  return {
    sword: on('sword'),
    shield: on('shield'),
    wings: on('wings'),
    animal: on('animal'),
    necklace: on('necklace'),
    helmet: on('helmet'),
    armor: on('armor'),
    boots: on('boots'),
    top_10: crown.top10,
    top_50: crown.top50,
  }
}

/** What a fighter's profile is made of. `stats` and `bonus` may be scaled ones, of a bot (R11). */
export interface FighterParts {
  readonly identity: FighterIdentity
  readonly houseId: number
  readonly worn: WornItems
  readonly stats: FightStats
  readonly bonus: ItemBonus
}

/** A fighter as it goes over the wire (row 91). */
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
  },
  cosmetic: cosmeticOf(worn, identity.crown),
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

const crownOf = async (db: Kysely<Database>, playerId: number, rank: RankPoints): Promise<FighterIdentity['crown']> => {
  // Crowns are for Mythic players only (B9), so nobody else's place is asked for.
  if (tierOf(rank).tier < TIER.Mythic) return NO_CROWN
  const place = (await pvpPlaceOf(db, playerId)) ?? Number.POSITIVE_INFINITY
  return { top10: place <= 10, top50: place <= 50 }
}

/** A player's fighter as it stands now, and what it brings. */
export interface PlayerFighter extends MatchSnapshot {
  readonly player: PlayerRow
  readonly loadout: Loadout
  readonly worn: WornItems
}

/** Items, stones, skill, house and army step → stats and profile (R06). */
const fighterOf = async (db: Kysely<Database>, row: FighterRow): Promise<PlayerFighter> => {
  const { worn, stones, ...player } = row
  const rank = rankPoints(player.rank_points)
  const loadout: Loadout = {
    houseId: player.house_id,
    armyStep: armyStepOf(player.army_stars_spent),
    items: worn.map((item) => ({ stats: item.stats })),
    stones,
    skill: player.active_skill,
  }
  const stats = fightStatsOf(loadout)
  const identity = {
    userId: Number(player.id),
    name: displayName(player),
    rank,
    bestRank: rankPoints(player.best_rank_points),
    crown: await crownOf(db, Number(player.id), rank),
  }
  const items = worn.map(itemOnTheWire)
  const profile = fighterProfile({ identity, houseId: loadout.houseId, worn: items, stats, bonus: bonusOf(loadout) })
  return { player, loadout, worn: items, stats, profile }
}

/** The fighter of a player; undefined when there is no such player. */
export const findFighter = async (db: Kysely<Database>, playerId: number): Promise<PlayerFighter | undefined> => {
  const row = await readFighter(db, playerId)
  return row && fighterOf(db, row)
}

/** The fighter of a player. @throws CallError `player-not-found` */
export const getFighter = async (db: Kysely<Database>, playerId: number): Promise<PlayerFighter> => {
  const fighter = await findFighter(db, playerId)
  if (!fighter) throw new CallError('player-not-found')
  return fighter
}

/** The fighter of a player, whose row stays locked until the transaction ends. @throws CallError `player-not-found` */
export const getFighterLocked = async (db: Kysely<Database>, playerId: number): Promise<PlayerFighter> => {
  const row = await lockFighter(db, playerId)
  if (!row) throw new CallError('player-not-found')
  return fighterOf(db, row)
}

/** Writes down the power (R07) that a player has now, after the house, the army or the gear changed. */
export const refreshPower = async (db: Kysely<Database>, playerId: number): Promise<void> => {
  const { profile } = await getFighter(db, playerId)
  await setPower(db, playerId, profile.power)
}

/** Power (R07) of a pet that wears nothing: what a new player starts with. */
export const nakedPower = (houseId: number): number =>
  powerOf(fightStatsOf({ houseId, armyStep: armyStepOf(0), items: [], stones: [], skill: STARTING_SKILL }))
