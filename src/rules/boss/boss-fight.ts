import type { FightOutcome, FightStats } from '#rules/kombat/fight-types.ts'
import type { Rng } from '#rules/prng.ts'
import { NANO_PER_TOK, TOK_STEP_NANO } from '#rules/units.ts'
import type { BossItem, BossName, BossSkin } from './boss.ts'
import type { RunningBoss } from './boss-calendar.ts'

/** More than any fighter can deal: the strongest legal build deals less than 290,000 in forty actions (R25). */
const BOSS_HP = 300_000

interface ArenaBoss {
  readonly name: BossName
  readonly stats: FightStats
  readonly skin: BossSkin
}

/**
 * Attack, the skill Reflect and the stone Burning hell are set by R25. The other numbers are tuned so that the damage
 * fits R25 (`npm run balance`).
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

/** Score of a fight (R25): all HP that the boss lost, including burning and reflected damage. Bosses do not heal. */
export const bossDamage = (boss: FightStats, { finalHp }: Pick<FightOutcome, 'finalHp'>): number =>
  boss.maxHp - finalHp.defender

const SECOND_PHASE_ACTION = 20

/**
 * The second phase begins with this action, counted from 1; 0 means from the start. Null if the pool is above half: the
 * fight then has no second phase. @param pool pool of the player's guild; null without a guild
 */
export const secondPhaseFrom = (pool: { readonly hp: number; readonly damage: number } | null): number | null => {
  if (pool === null) return SECOND_PHASE_ACTION
  return (pool.hp - pool.damage) * 2 <= pool.hp ? 0 : null
}

/** Damage that brings one TOK and one STAR (R25). TOK also counts fractions of it. */
export const DAMAGE_OF_A_REWARD = 5000
export const CLOVER_PERCENT = 50
export const SKIN_PERCENT = 10

/** The percentages of clover and guild perk are added up. A meat hook guarantees the skin (R25). */
export const rollBossRewards = (
  rng: Rng,
  fight: {
    readonly boss: RunningBoss
    readonly damage: number
    readonly used: readonly BossItem[]
    readonly perkPercent: number
  },
): { readonly tokNano: number; readonly star: number; readonly skin: BossSkin | null } => {
  const percent = 100 + fight.perkPercent + (fight.used.includes('four-leaf-clover') ? CLOVER_PERCENT : 0)
  const counted = fight.damage * percent
  const whole = DAMAGE_OF_A_REWARD * 100
  const steps = Math.floor((counted * (NANO_PER_TOK / TOK_STEP_NANO)) / whole)
  // Drawn even if a hook is used, so that the draws after it stay the same for the same seed.
  const found = rng.chance(SKIN_PERCENT)
  return {
    tokNano: steps * TOK_STEP_NANO,
    star: Math.floor(counted / whole),
    skin: found || fight.used.includes('meat-hook') ? ARENA_BOSSES[fight.boss].skin : null,
  }
}
