import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A row of the table `skills` in tournament.md. Exactly one of its numbers is set. */
interface Skill {
  readonly name: string
  readonly damage?: number
  readonly damagePerAttack?: number
  readonly damageWithoutHealth?: number
  readonly fatalEvery?: number
  readonly lifeSteal?: number
  readonly reflect?: number
}

/** The tables of tournament.md, from its only block of JSON. */
export interface Numbers {
  readonly houses: readonly { readonly atk: number; readonly hp: number; readonly luck: number }[]
  readonly skills: readonly Skill[]
  readonly stones: Readonly<Record<'burnChance' | 'burnTick' | 'frostChance' | 'leech', readonly number[]>>
  readonly stances: {
    readonly names: readonly string[]
    readonly opening: number
    readonly rushDamage: number
    readonly guardDamage: number
    readonly trickEvasion: number
  }
  readonly attackSlots: readonly string[]
  readonly rarities: readonly { readonly attack: number; readonly hp: number; readonly lines: number }[]
  readonly qualityOdds: readonly number[]
  readonly lines: readonly {
    readonly type: string
    readonly min: number
    readonly max: readonly number[]
    readonly decimals: number
  }[]
  readonly prizes: readonly { readonly place: number; readonly tok: number; readonly points: number }[]
  readonly botNames: readonly string[]
}

export const DOCUMENT = readFileSync(
  path.resolve(import.meta.dirname, '../../../src/rules/readme/tournament.md'),
  'utf8',
)
export const NUMBERS = JSON.parse(/```json\n([\s\S]+?)```/.exec(DOCUMENT)?.[1] ?? '') as Numbers

/** Rates in percent, stones as levels. */
export interface Fighter {
  readonly maxHp: number
  readonly attack: number
  readonly crit: number
  readonly evasion: number
  readonly critDamage: number
  readonly reflect: number
  readonly lifeSteal: number
  readonly skill: Skill
  readonly stones: readonly number[]
  readonly stance?: string
}

/** The entry at an index. Throws RangeError if there is none. */
export const listed = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new RangeError(`Nothing at ${index}`)
  return found
}

export const seedWord = (value: number): string => value.toString(16).padStart(8, '0')

/** Section 2: the generator of a seed. */
export const generator = (seed: string): (() => number) => {
  let [a, b, c, counter] = [0x9e3779b9 | 0, 0x243f6a88 | 0, 0xb7e15162 | 0, 1]
  const step = (): number => {
    const output = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + output) | 0
    return output >>> 0
  }
  for (const word of seed.match(/.{8}/g) ?? []) {
    a ^= Number.parseInt(word, 16)
    step()
    step()
  }
  for (let step12 = 0; step12 < 12; step12++) step()
  return () => step() / 2 ** 32
}

/** Section 5: power before rounding. */
export const power = ({ attack, crit, critDamage, evasion, maxHp }: Fighter): number =>
  Math.sqrt((attack * (1 + (crit * (critDamage - 100)) / 10_000) * maxHp) / (1 - evasion / 100))

type Side = 'attacker' | 'defender'

interface State {
  readonly side: Side
  readonly own: Fighter
  readonly crit: number
  readonly evasion: number
  hp: number
  attacks: number
  landed: number
  burnTicks: number
  burnDamage: number
  isFrozen: boolean
  lostLast: boolean
}

const entryOf = ({ side, hp }: Pick<State, 'side' | 'hp'>) => ({
  actor: side,
  ...{ damage_attack: 0, is_critical: false, is_opponent_evade: false, life_steal: 0, damage_reflected: 0 },
  ...{ burning_hell_actor: false, burning_hell_opponent: false, damage_burning_hell: 0 },
  ...{ frost_prison_actor: false, frost_prison_opponent: false, hp_actor: hp },
})

/** Section 7; the upper seat is the attacker. The scenario is what the game stores of the fight (R10). */
export const fight = (numbers: Numbers, upper: Fighter, lower: Fighter, seed: string) => {
  const { burnChance, burnTick, frostChance, leech } = numbers.stones
  const { stances } = numbers
  const level = ({ stones }: Fighter, place: number): number => stones[place] ?? 0
  const stateOf = (side: Side, own: Fighter, enemy: Fighter): State => {
    const taken = listed(leech, level(enemy, 2))
    return {
      side,
      own,
      crit: Math.min(95.4, Math.max(0, own.crit + listed(leech, level(own, 2)) * 0.5 - taken)),
      evasion: Math.max(0, own.evasion - taken),
      ...{ hp: own.maxHp, attacks: 0, landed: 0, burnTicks: 0, burnDamage: 0, isFrozen: false, lostLast: false },
    }
  }
  const next = generator(seed)
  const first = stateOf('attacker', upper, lower)
  const second = stateOf('defender', lower, upper)
  const scenario = [entryOf(first), entryOf(second)]
  const factorOf = ({ own, hp, attacks }: State): number => {
    const { damage, damagePerAttack, damageWithoutHealth } = own.skill
    if (damagePerAttack !== undefined) return 1 + damagePerAttack * (attacks - 1)
    return damageWithoutHealth === undefined ? (damage ?? 1) : damageWithoutHealth - hp / own.maxHp
  }
  const strike = (actor: State, target: State, entry: ReturnType<typeof entryOf>, isFirst: boolean): void => {
    actor.attacks++
    const { own } = actor
    const { fatalEvery } = own.skill
    const isFatal = fatalEvery !== undefined && actor.landed % fatalEvery === fatalEvery - 1
    const isOpening = actor.attacks <= stances.opening
    const [mine, theirs] = isOpening ? [own.stance, target.own.stance] : []
    const evasion = target.evasion + (theirs === 'trick' && mine !== 'rush' ? stances.trickEvasion : 0)
    entry.is_opponent_evade = !isFatal && next() * 100 < evasion
    if (entry.is_opponent_evade) return
    actor.landed++
    const isCritical = isFatal || next() * 100 < actor.crit
    const spread = 0.7 + 0.6 * next()
    const opening =
      (mine === 'rush' ? stances.rushDamage : 1) * (theirs === 'guard' && mine !== 'trick' ? stances.guardDamage : 1)
    const critical = isCritical ? own.critDamage / 100 : 1
    const raw = 0.75 * own.attack * spread * factorOf(actor) * critical * (isFirst ? 0.5 : 1) * opening
    const damage = Math.max(1, Math.round(raw))
    entry.damage_attack = damage
    entry.is_critical = isCritical
    target.hp = Math.max(0, target.hp - damage)
    const lifeSteal = (own.lifeSteal + (own.skill.lifeSteal ?? 0)) / 100
    entry.life_steal = Math.min(Math.round(damage * lifeSteal), own.maxHp - actor.hp)
    actor.hp += entry.life_steal
    if (target.hp === 0) return
    const reflect = (target.own.reflect + (target.own.skill.reflect ?? 0)) / 100
    entry.damage_reflected = Math.round(damage * reflect)
    actor.hp = Math.max(0, actor.hp - entry.damage_reflected)
    if (actor.hp === 0) return
    const [burn, frost] = [level(own, 0), level(own, 1)]
    if (burn > 0 && next() * 100 < listed(burnChance, burn)) {
      entry.burning_hell_opponent = true
      target.burnTicks = 2
      target.burnDamage = Math.max(1, Math.round((0.75 * own.attack * listed(burnTick, burn)) / 100))
    }
    entry.frost_prison_opponent = frost > 0 && !target.lostLast && next() * 100 < listed(frostChance, frost)
    if (entry.frost_prison_opponent) target.isFrozen = true
  }
  let [actor, target] = next() < 0.5 ? [first, second] : [second, first]
  let actions = 0
  for (; actions < 40 && first.hp > 0 && second.hp > 0; actions++) {
    const entry = entryOf(actor)
    if (actor.burnTicks > 0) {
      entry.burning_hell_actor = true
      entry.damage_burning_hell = actor.burnDamage
      actor.burnTicks--
      actor.hp = Math.max(0, actor.hp - actor.burnDamage)
    }
    if (actor.hp > 0) {
      actor.lostLast = actor.isFrozen
      actor.isFrozen = false
      entry.frost_prison_actor = actor.lostLast
      if (!actor.lostLast) strike(actor, target, entry, actions === 0)
    }
    entry.hp_actor = actor.hp
    scenario.push(entry)
    ;[actor, target] = [target, actor]
  }
  const isUpper = first.hp * lower.maxHp > second.hp * upper.maxHp
  return { isUpper, actions, upperHp: first.hp, lowerHp: second.hp, scenario }
}
