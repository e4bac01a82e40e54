import { seedWord } from '#rules/prng.ts'
import { type EquippedStone, STONE_LEVELS, STONE_TYPES, type StoneType } from '#rules/stones/stones.ts'
import { simulateFight } from './fight.ts'
import { type FightStats, otherSide, type Side } from './fight-types.ts'
import { RATE_CAP } from './fighter-stats.ts'
import type { SkillName } from './skills.ts'

/** How much the tried changes add: attack and health in percent, critical rate in percent points. */
export const MORE_TRIED = { attack: 10, health: 10, critical: 10 } as const

export type Change =
  | { readonly kind: 'skill'; readonly skill: SkillName }
  | { readonly kind: 'stone'; readonly stone: EquippedStone }
  | { readonly kind: keyof typeof MORE_TRIED }

/** Measure by which changes are compared: fights won, or damage dealt to a boss. */
export type FightGoal = 'wins' | 'damage'

export interface Help {
  readonly change: Change
  readonly percent: number
}

export interface WhatHelps {
  /** Percentage of fights won. Always 100 for the goal `damage`. */
  readonly percent: number
  /**
   * Best first: of each kind the best change, if it gains at least `LEAST_GAIN_PERCENT`. For the goal `damage` their
   * `percent` is relative to the damage without a change.
   */
  readonly helps: readonly Help[]
}

/** The standard error is 2.2 percent points at even chances. */
const FIGHTS = 500
const PERCENT = 100
const LEAST_GAIN_PERCENT = 4

const levelOf = ({ stones }: FightStats, type: StoneType): number =>
  stones.find((stone) => stone.type === type)?.level ?? 0

const changesOf = (own: FightStats, skills: readonly SkillName[]): readonly Change[] => [
  ...skills.filter((skill) => skill !== own.skill).map((skill) => ({ kind: 'skill', skill }) as const),
  ...STONE_TYPES.flatMap((type) => {
    const level = STONE_LEVELS.find((next) => next === levelOf(own, type) + 1)
    return level === undefined ? [] : [{ kind: 'stone', stone: { type, level } } as const]
  }),
  { kind: 'attack' },
  { kind: 'health' },
  ...(own.critPercent + MORE_TRIED.critical <= RATE_CAP.critPercent ? [{ kind: 'critical' } as const] : []),
]

const more = (value: number, percent: number): number => Math.round((value * (PERCENT + percent)) / PERCENT)

export const changed = (own: FightStats, change: Change): FightStats => {
  switch (change.kind) {
    case 'skill':
      return { ...own, skill: change.skill }
    case 'stone':
      return { ...own, stones: [...own.stones.filter(({ type }) => type !== change.stone.type), change.stone] }
    case 'attack':
      return { ...own, attack: more(own.attack, MORE_TRIED.attack) }
    case 'health':
      return { ...own, maxHp: more(own.maxHp, MORE_TRIED.health) }
    case 'critical':
      return { ...own, critPercent: own.critPercent + MORE_TRIED.critical }
  }
}

interface Asked {
  readonly side: Side
  /** Skills that the player can choose. */
  readonly skills: readonly SkillName[]
  readonly seedHex: string
  readonly goal?: FightGoal
}

type Fighters = { readonly attacker: FightStats; readonly defender: FightStats }

const scoreOf = (sides: Fighters, { side, seedHex, goal }: Asked): number => {
  const enemy = otherSide(side)
  let score = 0
  for (let no = 0; no < FIGHTS; no++) {
    const { winner, finalHp } = simulateFight(sides, `${seedHex}${seedWord(no)}`)
    score += goal === 'damage' ? sides[enemy].maxHp - finalHp[enemy] : Number(winner === side)
  }
  return score
}

/**
 * Yields before each tried change, so that a page can draw in between.
 * @throws RangeError for a seed that is not hex
 */
export function* whatHelpsSteps(sides: Fighters, asked: Asked): Generator<undefined, WhatHelps> {
  const own = sides[asked.side]
  const usual = scoreOf(sides, asked)
  const whole = asked.goal === 'damage' ? Math.max(1, usual) : FIGHTS
  const percentOf = (score: number): number => Math.round((PERCENT * score) / whole)
  const percent = percentOf(usual)
  const best = new Map<Change['kind'], Help>()
  for (const change of changesOf(own, asked.skills)) {
    yield undefined
    const help = { change, percent: percentOf(scoreOf({ ...sides, [asked.side]: changed(own, change) }, asked)) }
    if (help.percent > (best.get(change.kind)?.percent ?? percent + LEAST_GAIN_PERCENT - 1)) best.set(change.kind, help)
  }
  return { percent, helps: [...best.values()].sort((a, b) => b.percent - a.percent) }
}
