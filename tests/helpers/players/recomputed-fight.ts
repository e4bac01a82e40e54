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

interface State {
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

/** Section 7; the upper seat is the attacker. */
export const fight = (numbers: Numbers, upper: Fighter, lower: Fighter, seed: string) => {
  const { burnChance, burnTick, frostChance, leech } = numbers.stones
  const { stances } = numbers
  const level = ({ stones }: Fighter, place: number): number => stones[place] ?? 0
  const stateOf = (own: Fighter, enemy: Fighter): State => {
    const taken = listed(leech, level(enemy, 2))
    return {
      own,
      crit: Math.min(95.4, Math.max(0, own.crit + listed(leech, level(own, 2)) * 0.5 - taken)),
      evasion: Math.max(0, own.evasion - taken),
      ...{ hp: own.maxHp, attacks: 0, landed: 0, burnTicks: 0, burnDamage: 0, isFrozen: false, lostLast: false },
    }
  }
  const next = generator(seed)
  const first = stateOf(upper, lower)
  const second = stateOf(lower, upper)
  const factorOf = ({ own, hp, attacks }: State): number => {
    const { damage, damagePerAttack, damageWithoutHealth } = own.skill
    if (damagePerAttack !== undefined) return 1 + damagePerAttack * (attacks - 1)
    return damageWithoutHealth === undefined ? (damage ?? 1) : damageWithoutHealth - hp / own.maxHp
  }
  const strike = (actor: State, target: State, isFirst: boolean): void => {
    actor.attacks++
    const { own } = actor
    const { fatalEvery } = own.skill
    const isFatal = fatalEvery !== undefined && actor.landed % fatalEvery === fatalEvery - 1
    const isOpening = actor.attacks <= stances.opening
    const [mine, theirs] = isOpening ? [own.stance, target.own.stance] : []
    const evasion = target.evasion + (theirs === 'trick' && mine !== 'rush' ? stances.trickEvasion : 0)
    if (!isFatal && next() * 100 < evasion) return
    actor.landed++
    const isCritical = isFatal || next() * 100 < actor.crit
    const spread = 0.7 + 0.6 * next()
    const opening =
      (mine === 'rush' ? stances.rushDamage : 1) * (theirs === 'guard' && mine !== 'trick' ? stances.guardDamage : 1)
    const critical = isCritical ? own.critDamage / 100 : 1
    const raw = 0.75 * own.attack * spread * factorOf(actor) * critical * (isFirst ? 0.5 : 1) * opening
    const damage = Math.max(1, Math.round(raw))
    target.hp = Math.max(0, target.hp - damage)
    const lifeSteal = (own.lifeSteal + (own.skill.lifeSteal ?? 0)) / 100
    actor.hp += Math.min(Math.round(damage * lifeSteal), own.maxHp - actor.hp)
    if (target.hp === 0) return
    const reflect = (target.own.reflect + (target.own.skill.reflect ?? 0)) / 100
    actor.hp = Math.max(0, actor.hp - Math.round(damage * reflect))
    if (actor.hp === 0) return
    const [burn, frost] = [level(own, 0), level(own, 1)]
    if (burn > 0 && next() * 100 < listed(burnChance, burn)) {
      target.burnTicks = 2
      target.burnDamage = Math.max(1, Math.round((0.75 * own.attack * listed(burnTick, burn)) / 100))
    }
    if (frost > 0 && !target.lostLast && next() * 100 < listed(frostChance, frost)) target.isFrozen = true
  }
  let [actor, target] = next() < 0.5 ? [first, second] : [second, first]
  let actions = 0
  for (; actions < 40 && first.hp > 0 && second.hp > 0; actions++) {
    if (actor.burnTicks > 0) {
      actor.burnTicks--
      actor.hp = Math.max(0, actor.hp - actor.burnDamage)
    }
    if (actor.hp > 0) {
      actor.lostLast = actor.isFrozen
      actor.isFrozen = false
      if (!actor.lostLast) strike(actor, target, actions === 0)
    }
    ;[actor, target] = [target, actor]
  }
  const isUpper = first.hp * lower.maxHp > second.hp * upper.maxHp
  return { isUpper, actions, upperHp: first.hp, lowerHp: second.hp }
}
