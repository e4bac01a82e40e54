import type { FightOutcome, FightStats } from '../kombat/fight-types.ts'
import type { Rng } from '../prng.ts'
import { NANO_PER_TOK, tokToNano } from '../units.ts'
import type { BossItem, BossName, BossSkin } from './boss.ts'
import type { RunningBoss } from './boss-calendar.ts'

/**
 * HP of a boss in the arena. No legal build takes it in forty actions: twenty attacks of 2442 points with the highest
 * spread, rate and bonus of critical hits and skill come to less than 290,000 (R25).
 */
const BOSS_HP = 300_000

/** A boss as it fights, and the piece that it leaves (R25, row 143). */
interface ArenaBoss {
  readonly name: BossName
  readonly stats: FightStats
  readonly skin: BossSkin
}

/**
 * The bosses in the arena. Attack, Reflect and Burning hell are R25's; skill of the Fire Lord, critical rate, evasion
 * and HP are chosen so that a fight deals what R25 says, which `npm run balance` measures.
 */
export const ARENA_BOSSES: Readonly<Record<RunningBoss, ArenaBoss>> = {
  'boss-mammoth': {
    name: 'mammoth',
    stats: {
      maxHp: BOSS_HP,
      attack: 200,
      critPercent: 20,
      evasionPercent: 8,
      critDamagePercent: 200,
      reflectPercent: 0,
      lifeStealPercent: 0,
      skill: 'reflect',
      stones: [],
    },
    skin: 'mammoth-skin',
  },
  'boss-fire-lord': {
    name: 'fire-lord',
    stats: {
      maxHp: BOSS_HP,
      attack: 260,
      critPercent: 10,
      evasionPercent: 4,
      critDamagePercent: 200,
      reflectPercent: 0,
      lifeStealPercent: 0,
      skill: 'rising-fury',
      stones: [{ type: 'burning-hell', level: 3 }],
    },
    skin: 'firelord-skin',
  },
}

/**
 * Damage of a fight, its score (R25): all that the boss has lost, by attacks, by burning and by its own hits that were
 * reflected, so that every build has its worth. Bosses do not heal.
 */
export const bossDamage = (boss: FightStats, { finalHp }: Pick<FightOutcome, 'finalHp'>): number =>
  boss.maxHp - finalHp.defender

/** The action from which the second phase is shown to a player without a guild. */
const SECOND_PHASE_ACTION = 20

/**
 * From which action a fight shows the boss's second phase: 0, from its start, while the guild's pool is at or below half;
 * null for never. Looks alone, nothing of the fight depends on it.
 * @param pool null without a guild
 */
export const secondPhaseFrom = (pool: { readonly hp: number; readonly damage: number } | null): number | null => {
  if (pool === null) return SECOND_PHASE_ACTION
  return (pool.hp - pool.damage) * 2 <= pool.hp ? 0 : null
}

/** Damage for which a fight gives a TOK and a STAR (R25). */
export const DAMAGE_OF_A_REWARD = 5000
/** TOK are given in steps of 0.01, so that the displayed amount is exact. */
const TOK_STEP_NANO = tokToNano(0.01)
/** What a four-leaf clover adds to the reward, percent (A9, row 147). */
export const CLOVER_PERCENT = 50
/** Chance in percent of a skin piece without a meat hook (R25). */
export const SKIN_PERCENT = 10

/** What a fight with a boss gives at once. */
interface BossRewards {
  readonly tokNano: number
  readonly star: number
  readonly skin: BossSkin | null
}

/**
 * Rolls what a fight with a boss gives (R25): for 5,000 damage a TOK and a STAR. TOK also for a part of it, STAR for whole
 * ones. The clover's half and the guild's perk are added to each other. A hook makes the skin piece sure.
 * @param perkPercent what the guild's level adds; 0 without a guild
 */
export const rollBossRewards = (
  rng: Rng,
  fight: {
    readonly boss: RunningBoss
    readonly damage: number
    readonly used: readonly BossItem[]
    readonly perkPercent: number
  },
): BossRewards => {
  const percent = 100 + fight.perkPercent + (fight.used.includes('four-leaf-clover') ? CLOVER_PERCENT : 0)
  const counted = fight.damage * percent
  const whole = DAMAGE_OF_A_REWARD * 100
  const steps = Math.floor((counted * (NANO_PER_TOK / TOK_STEP_NANO)) / whole)
  // The draw is made with a hook as well: the same seed, the same stream.
  const found = rng.chance(SKIN_PERCENT)
  return {
    tokNano: steps * TOK_STEP_NANO,
    star: Math.floor(counted / whole),
    skin: found || fight.used.includes('meat-hook') ? ARENA_BOSSES[fight.boss].skin : null,
  }
}
