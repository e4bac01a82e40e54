import type { ScenarioEntry } from '#contracts/wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import { type HpPair, hpAfterEntry } from '#rules/kombat/fight-replay.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'

/**
 * The page shows one entry per line (`a hit120 heal30`). In the address `_` separates entries and `-` words
 * (`a-hit120-heal30_d-miss`).
 */
export const ENTRY_WORDS = {
  hit120: 'the other one is hit and loses 120',
  crit240: 'the same, critical',
  miss: 'the other one evades',
  heal30: 'the actor steals 30 of life',
  reflected50: 'the actor loses 50 by its own hit',
  burned40: 'the actor was burning and loses 40 first',
  frozen: 'the actor is frozen and loses its action',
  ignites: 'the other one is set on fire',
  freezes: 'the other one is frozen',
  hp500: 'the server says that the actor has 500 HP after it; left out, the entries are added up',
} as const

export interface WrittenFight {
  readonly scenario: readonly ScenarioEntry[]
  readonly problems: readonly string[]
}

const WORD = /^([a-z]+)(\d*)$/

const applyWord = (entry: ScenarioEntry, word: string): Partial<ScenarioEntry> | null => {
  const [, name, digits] = WORD.exec(word) ?? []
  const amount = digits ? Number(digits) : null
  if (amount === null) {
    if (name === 'miss') return { is_opponent_evade: true }
    if (name === 'frozen') return { frost_prison_actor: true }
    if (name === 'ignites') return { burning_hell_opponent: true }
    if (name === 'freezes') return { frost_prison_opponent: true }
    return null
  }
  if (name === 'hit') return { damage_attack: entry.damage_attack + amount }
  if (name === 'crit') return { damage_attack: amount, is_critical: true }
  if (name === 'heal') return { life_steal: amount }
  if (name === 'reflected') return { damage_reflected: amount }
  if (name === 'burned') return { burning_hell_actor: true, damage_burning_hell: amount }
  if (name === 'hp') return { hp_actor: amount }
  return null
}

const SIDES: Readonly<Record<string, Side>> = { a: 'attacker', d: 'defender' }
const linesOf = (words: string): string[] => words.split(/[_\n]/).map((line) => line.trim())

/** Adds the two set-up entries in front. */
export const readEntries = (words: string, maxHp: HpPair): WrittenFight => {
  const scenario = [anEntry({ hp_actor: maxHp.attacker }), anEntry({ actor: 'defender', hp_actor: maxHp.defender })]
  const problems: string[] = []
  let hp = maxHp
  linesOf(words).forEach((line, index) => {
    if (line === '') return
    const [side = '', ...happenings] = line.split(/[\s-]+/)
    const actor = SIDES[side.toLowerCase()]
    if (!actor) {
      problems.push(`Line ${index + 1}: begins with "${side}", not with a or d`)
      return
    }
    let entry = anEntry({ actor, hp_actor: Number.NaN })
    for (const word of happenings) {
      const change = applyWord(entry, word.toLowerCase())
      if (change) entry = { ...entry, ...change }
      else problems.push(`Line ${index + 1}: "${word}" is none of the words`)
    }
    hp = hpAfterEntry(hp, maxHp, entry)
    if (Number.isNaN(entry.hp_actor)) entry = { ...entry, hp_actor: hp[actor] }
    else hp = { ...hp, [actor]: entry.hp_actor }
    scenario.push(entry)
  })
  return { scenario, problems }
}

const wordsOf = (entry: ScenarioEntry, countedHp: number): string =>
  [
    entry.actor === 'attacker' ? 'a' : 'd',
    entry.burning_hell_actor && `burned${entry.damage_burning_hell}`,
    entry.frost_prison_actor && 'frozen',
    entry.is_opponent_evade && 'miss',
    entry.is_critical ? `crit${entry.damage_attack}` : entry.damage_attack > 0 && `hit${entry.damage_attack}`,
    entry.life_steal > 0 && `heal${entry.life_steal}`,
    entry.damage_reflected > 0 && `reflected${entry.damage_reflected}`,
    entry.burning_hell_opponent && 'ignites',
    entry.frost_prison_opponent && 'freezes',
    entry.hp_actor !== countedHp && `hp${entry.hp_actor}`,
  ]
    .filter((word) => typeof word === 'string')
    .join('-')

/** Text for the address, without set-up entries. */
export const writeEntries = (scenario: readonly ScenarioEntry[], maxHp: HpPair): string => {
  let hp = maxHp
  const lines = scenario.map((entry) => {
    const counted = hpAfterEntry(hp, maxHp, entry)
    hp = { ...counted, [entry.actor]: entry.hp_actor }
    return wordsOf(entry, counted[entry.actor])
  })
  return lines.slice(SETUP_ENTRIES).join('_')
}

export const entriesToLines = (words: string): string => linesOf(words).join('\n').replaceAll('-', ' ')
export const linesToEntries = (lines: string): string => lines.replace(/[ \t-]+/g, '-').replaceAll('\n', '_')
