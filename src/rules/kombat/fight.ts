import { ACTION_LIMIT } from '#rules/constants.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { BURNING_HELL, type EquippedStone, FROST_PRISON, LUCK_LEECH, type StoneType } from '#rules/stones/stones.ts'
import { winnerByHp } from './fight-replay.ts'
import type { FightOutcome, FightStats, Side, TurnEntry } from './fight-types.ts'
import { RATE_CAP, totalLifeStealPercent, totalReflectPercent } from './fighter-stats.ts'
import { type SkillActs, skillActs } from './skills.ts'
import { OPENING_ATTACKS, openingDamageFactor, openingEvasionPercent, type Stance } from './stances.ts'

/** Stored with every fight, and covered by the commitment. Raise it when a change of the rules alters outcomes. */
export const RULES_VERSION = '3'

const DAMAGE_FACTOR = 0.75
const SPREAD_MIN = 0.7
const SPREAD_WIDTH = 0.6
const FIRST_STRIKE_FACTOR = 0.5

interface Fighter {
  readonly side: Side
  readonly maxHp: number
  readonly attack: number
  readonly critPercent: number
  readonly evasionPercent: number
  readonly critFactor: number
  readonly reflectFactor: number
  readonly lifeStealFactor: number
  readonly skill: SkillActs
  readonly burnChancePercent: number
  readonly burnTickDamage: number
  readonly frostChancePercent: number
  readonly stance: Stance | null
  hp: number
  /** Includes evaded attacks and the current one. */
  attacks: number
  landed: number
  burnTicksLeft: number
  burnTickTaken: number
  isFrozen: boolean
  lostLastAction: boolean
}

const stoneLevel = (stones: readonly EquippedStone[], type: StoneType): EquippedStone['level'] | 0 => {
  for (const stone of stones) if (stone.type === type) return stone.level
  return 0
}

const leechPoints = (stats: FightStats): number => {
  const level = stoneLevel(stats.stones, 'luck-leech')
  return level === 0 ? 0 : LUCK_LEECH.points[level]
}

const fighterOf = (side: Side, own: FightStats, enemy: FightStats): Fighter => {
  const burnLevel = stoneLevel(own.stones, 'burning-hell')
  const frostLevel = stoneLevel(own.stones, 'frost-prison')
  const taken = leechPoints(enemy)
  const crit = own.critPercent + leechPoints(own) * LUCK_LEECH.ownShare - taken
  return {
    side,
    maxHp: own.maxHp,
    attack: own.attack,
    critPercent: Math.min(RATE_CAP.critPercent, Math.max(0, crit)),
    evasionPercent: Math.max(0, own.evasionPercent - taken),
    critFactor: own.critDamagePercent / 100,
    reflectFactor: totalReflectPercent(own) / 100,
    lifeStealFactor: totalLifeStealPercent(own) / 100,
    skill: skillActs(own.skill),
    burnChancePercent: burnLevel === 0 ? 0 : BURNING_HELL.chancePercent[burnLevel],
    burnTickDamage:
      burnLevel === 0
        ? 0
        : Math.max(1, Math.round((DAMAGE_FACTOR * own.attack * BURNING_HELL.tickPercent[burnLevel]) / 100)),
    frostChancePercent: frostLevel === 0 ? 0 : FROST_PRISON.chancePercent[frostLevel],
    // A stance works only if both fighters have one. Bosses have none (R55).
    stance: enemy.stance === undefined ? null : (own.stance ?? null),
    hp: own.maxHp,
    attacks: 0,
    landed: 0,
    burnTicksLeft: 0,
    burnTickTaken: 0,
    isFrozen: false,
    lostLastAction: false,
  }
}

export const quietEntry = (actor: Side, hp: number): TurnEntry => ({
  actor,
  damage_attack: 0,
  is_critical: false,
  is_opponent_evade: false,
  life_steal: 0,
  burning_hell_actor: false,
  burning_hell_opponent: false,
  damage_burning_hell: 0,
  frost_prison_actor: false,
  frost_prison_opponent: false,
  damage_reflected: 0,
  hp_actor: hp,
})

const burn = (actor: Fighter, entry: TurnEntry): void => {
  if (actor.burnTicksLeft === 0) return
  actor.burnTicksLeft--
  actor.hp = Math.max(0, actor.hp - actor.burnTickTaken)
  entry.burning_hell_actor = true
  entry.damage_burning_hell = actor.burnTickTaken
}

const strike = (actor: Fighter, target: Fighter, entry: TurnEntry, rng: Rng, isFirstStrike: boolean): void => {
  actor.attacks++
  const isOpening = actor.attacks <= OPENING_ATTACKS
  const isFatal = actor.skill.isFatal(actor.landed)
  const moreEvasion = isOpening ? openingEvasionPercent(actor.stance, target.stance) : 0
  if (!isFatal && rng.chance(target.evasionPercent + moreEvasion)) {
    entry.is_opponent_evade = true
    return
  }
  actor.landed++
  const isCritical = isFatal || rng.chance(actor.critPercent)
  const damage = Math.max(
    1,
    Math.round(
      DAMAGE_FACTOR *
        actor.attack *
        (SPREAD_MIN + SPREAD_WIDTH * rng.next()) *
        actor.skill.damageFactor(actor) *
        (isCritical ? actor.critFactor : 1) *
        (isFirstStrike ? FIRST_STRIKE_FACTOR : 1) *
        (isOpening ? openingDamageFactor(actor.stance, target.stance) : 1),
    ),
  )
  entry.damage_attack = damage
  entry.is_critical = isCritical
  target.hp = Math.max(0, target.hp - damage)

  if (actor.lifeStealFactor > 0) {
    const healed = Math.min(Math.round(damage * actor.lifeStealFactor), actor.maxHp - actor.hp)
    entry.life_steal = healed
    actor.hp += healed
  }
  // The final hit ends the fight: a defeated fighter does not reflect, and is not burned or frozen.
  if (target.hp === 0) return

  if (target.reflectFactor > 0) {
    const reflected = Math.round(damage * target.reflectFactor)
    entry.damage_reflected = reflected
    actor.hp = Math.max(0, actor.hp - reflected)
    if (actor.hp === 0) return
  }
  if (actor.burnChancePercent > 0 && rng.chance(actor.burnChancePercent)) {
    entry.burning_hell_opponent = true
    target.burnTicksLeft = BURNING_HELL.ticks
    target.burnTickTaken = actor.burnTickDamage
  }
  if (actor.frostChancePercent > 0 && !target.lostLastAction && rng.chance(actor.frostChancePercent)) {
    entry.frost_prison_opponent = true
    target.isFrozen = true
  }
}

/** Order of R07: burn tick, lost action if frozen, evasion, critical hit, damage, life steal, reflection, stones. */
const act = (actor: Fighter, target: Fighter, rng: Rng, isFirstStrike: boolean): TurnEntry => {
  const entry = quietEntry(actor.side, actor.hp)
  burn(actor, entry)
  if (actor.hp > 0) {
    if (actor.isFrozen) {
      actor.isFrozen = false
      actor.lostLastAction = true
      entry.frost_prison_actor = true
    } else {
      actor.lostLastAction = false
      strike(actor, target, entry, rng, isFirstStrike)
    }
  }
  entry.hp_actor = actor.hp
  return entry
}

/**
 * Simulates R07–R10 and R55. Uses only basic arithmetic and 32-bit integers, so that every machine has the same result.
 * The first action's attack does half damage, even if an evasion wastes this: the first mover then wins 50.0 %.
 * @param seedHex see `createRng` @throws RangeError for a seed that is not hex
 */
export const simulateFight = (
  sides: { readonly attacker: FightStats; readonly defender: FightStats },
  seedHex: string,
): FightOutcome => {
  const rng = createRng(seedHex)
  const attacker = fighterOf('attacker', sides.attacker, sides.defender)
  const defender = fighterOf('defender', sides.defender, sides.attacker)
  const scenario = [quietEntry('attacker', attacker.hp), quietEntry('defender', defender.hp)]
  let actor = rng.next() < 0.5 ? attacker : defender
  let target = actor === attacker ? defender : attacker
  let actions = 0
  while (actions < ACTION_LIMIT && attacker.hp > 0 && defender.hp > 0) {
    scenario.push(act(actor, target, rng, actions === 0))
    actions++
    const next = target
    target = actor
    actor = next
  }
  const finalHp = { attacker: attacker.hp, defender: defender.hp }
  const winner = winnerByHp(finalHp, { attacker: attacker.maxHp, defender: defender.maxHp })
  return { scenario, winner, actions, finalHp }
}
