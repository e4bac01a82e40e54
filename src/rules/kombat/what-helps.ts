import { type EquippedStone, STONE_LEVELS, STONE_TYPES, type StoneType } from '#rules/stones/stones.ts'
import { simulateFight } from './fight.ts'
import type { FightStats, Side } from './fight-types.ts'
import { RATE_CAP } from './fighter-stats.ts'
import type { SkillName } from './skills.ts'

/** Changes to try: attack and health in percent, critical rate in percent points. */
export const MORE_TRIED = { attack: 10, health: 10, critical: 10 } as const

export type Change =
  | { readonly kind: 'skill'; readonly skill: SkillName }
  | { readonly kind: 'stone'; readonly stone: EquippedStone }
  | { readonly kind: keyof typeof MORE_TRIED }

export interface Help {
  readonly change: Change
  readonly percent: number
}

export interface WhatHelps {
  readonly percent: number
  /** Best change first. None of them lowers the chance. */
  readonly helps: readonly Help[]
}

/** Gives ± 2.2 percent points at even chances. */
const FIGHTS = 500
const WORD_DIGITS = 8
const HEX = 16
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

/**
 * Simulates the fight five hundred times for each change, with the same seeds (extra 10), and names the best change of each kind. @param
 * skills available to the player's fighter @param seedHex source of all seeds @throws RangeError for a seed that is not hex
 */
export const whatHelps = (
  sides: { readonly attacker: FightStats; readonly defender: FightStats },
  { side, skills, seedHex }: { readonly side: Side; readonly skills: readonly SkillName[]; readonly seedHex: string },
): WhatHelps => {
  const percentWith = (own: FightStats): number => {
    let won = 0
    for (let no = 0; no < FIGHTS; no++) {
      const seed = `${seedHex}${no.toString(HEX).padStart(WORD_DIGITS, '0')}`
      if (simulateFight({ ...sides, [side]: own }, seed).winner === side) won++
    }
    return Math.round((PERCENT * won) / FIGHTS)
  }
  const own = sides[side]
  const percent = percentWith(own)
  const best = new Map<Change['kind'], Help>()
  for (const change of changesOf(own, skills)) {
    const help = { change, percent: percentWith(changed(own, change)) }
    if (help.percent > (best.get(change.kind)?.percent ?? percent + LEAST_GAIN_PERCENT - 1)) best.set(change.kind, help)
  }
  return { percent, helps: [...best.values()].sort((a, b) => b.percent - a.percent) }
}
