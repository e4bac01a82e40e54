import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES, type SkillName, STARTING_SKILL } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import type { ArmyStep, RankPoints } from '#rules/units.ts'

/** The fighter at 20:00, without a name (R26). Lists are packed into text, as in stored fights. */
export interface EntrantLoadout {
  readonly rank: RankPoints
  readonly houseId: number
  readonly armyStep: ArmyStep
  readonly skill: SkillName
  /** How many skills of `SKILL_NAMES`, from the first on, are unlocked. */
  readonly skills: number
  /** Crown of the player's PvP place at that time. 0 without one. */
  readonly crown: number
  /**
   * Power, HP, attack, critical rate, evasion, critical damage, reflection, life steal, and the stance's index in
   * `STANCES`: `504 1250 165 15 6.5 200 0 0 2`. Entrants of version 2 of the rules have no stance.
   */
  readonly stats: string
  /** Levels in the order of `STONE_TYPES`, 0 for none: `4 0 2`. Empty without stones. */
  readonly stones: string
  /** Slot, index in `RARITIES`, and the slug for named items: `sword:4 wings:5:wings-hamster`. Empty without items. */
  readonly worn: string
  /** Attack, HP, critical rate, critical damage, reflection, life steal. Empty if all are 0. */
  readonly bonus: string
}

export type EntrantKind = 'player' | 'npc'

export interface Entrant {
  /** From 1. A player's entries have consecutive numbers, in the order in which they were made. */
  readonly entryNo: number
  /** The `entryNo` of the player's first entry. All entries of a player share it. */
  readonly playerNo: number
  readonly kind: EntrantKind
  readonly loadout: EntrantLoadout
}

const FIELDS = ';'
const KIND_LETTERS = { player: 'p', npc: 'n' } as const satisfies Record<EntrantKind, string>

export const loadoutText = (of: EntrantLoadout): string =>
  [
    of.rank,
    of.houseId,
    of.armyStep,
    SKILL_NAMES.indexOf(of.skill),
    of.skills,
    of.crown,
    of.stats,
    of.stones,
    of.worn,
    of.bonus,
  ].join(FIELDS)

/** @throws RangeError for a text that is not from `loadoutText` */
export const parseLoadout = (text: string): EntrantLoadout => {
  const fields = text.split(FIELDS)
  const [rank, houseId, armyStep, skillNo, skills, crown] = fields.slice(0, 6).map(Number)
  const skill = SKILL_NAMES[skillNo ?? -1]
  const [stats, stones, worn, bonus] = fields.slice(6)
  if (fields.length !== 10 || skill === undefined || !stats) throw new RangeError(`No loadout: ${text}`)
  return {
    rank: (rank ?? 0) as RankPoints,
    houseId: houseId ?? 0,
    armyStep: (armyStep ?? 0) as ArmyStep,
    skill,
    skills: skills ?? 1,
    crown: crown ?? 0,
    stats,
    stones: stones ?? '',
    worn: worn ?? '',
    bonus: bonus ?? '',
  }
}

/** The line that is hashed (R26): entry number, player's number, kind and loadout. */
export const entrantLine = ({ entryNo, playerNo, kind, loadout }: Entrant): string =>
  `${entryNo} ${playerNo} ${KIND_LETTERS[kind]} ${loadoutText(loadout)}`

/** @throws RangeError for a text that is not from `entrantLine` */
export const parseEntrant = (line: string): Entrant => {
  const [entryNo, playerNo, letter, ...loadout] = line.split(' ')
  const entrant: Entrant = {
    entryNo: Number(entryNo),
    playerNo: Number(playerNo),
    kind: letter === KIND_LETTERS.npc ? 'npc' : 'player',
    loadout: parseLoadout(loadout.join(' ')),
  }
  if (!Number.isSafeInteger(entrant.entryNo) || entrantLine(entrant) !== line)
    throw new RangeError(`No entrant: ${line}`)
  return entrant
}

/** Null for a text that is not from `entrantLine`. */
export const entrantOrNull = (line: string): Entrant | null => {
  try {
    return parseEntrant(line)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Positions in `loadoutText`. */
const SKILL_FIELD = 3
const WORN_FIELD = 8

const isKnownItem = (word: string): boolean => {
  const [type, rarity] = word.split(':')
  return WORN_TYPES.some((known) => known === type) && RARITIES[Number(rarity)] !== undefined
}

export interface StoredEntrant extends Entrant {
  /** False if the line names a skill or an item that this build lacks. Its fights cannot be simulated then. */
  readonly isComplete: boolean
}

/**
 * Like `parseEntrant`, but replaces a skill that this build lacks by the starting one, and leaves out such items. The
 * bracket can be shown all the same: power, and so the pairings, are in the line.
 */
export const parseStoredEntrant = (line: string): StoredEntrant => {
  const fields = line.split(FIELDS)
  if (SKILL_NAMES[Number(fields[SKILL_FIELD])] === undefined)
    fields[SKILL_FIELD] = `${SKILL_NAMES.indexOf(STARTING_SKILL)}`
  const worn = fields[WORN_FIELD]?.split(' ') ?? []
  fields[WORN_FIELD] = worn.filter((word) => word === '' || isKnownItem(word)).join(' ')
  const known = fields.join(FIELDS)
  return { ...parseEntrant(known), isComplete: known === line }
}

/** The power (R07) by which slices and pools are formed. */
export const powerOfLoadout = ({ stats }: Pick<EntrantLoadout, 'stats'>): number => Number(stats.split(' ', 1)[0])

const stonesOf = (text: string): EquippedStone[] =>
  text === ''
    ? []
    : text.split(' ').flatMap((word, index) => {
        const type = STONE_TYPES[index]
        const level = Number(word)
        return type === undefined || level === 0 ? [] : [{ type, level: level as EquippedStone['level'] }]
      })

export const statsOfLoadout = ({ skill, stats, stones }: EntrantLoadout): FightStats => {
  const [, maxHp, attack, crit, evasion, critDamage, reflect, lifeSteal, stanceNo = -1] = stats.split(' ').map(Number)
  const stance = STANCES[stanceNo]
  return {
    maxHp: maxHp ?? 1,
    attack: attack ?? 1,
    critPercent: crit ?? 0,
    evasionPercent: evasion ?? 0,
    critDamagePercent: critDamage ?? 0,
    reflectPercent: reflect ?? 0,
    lifeStealPercent: lifeSteal ?? 0,
    skill,
    stones: stonesOf(stones),
    ...(stance && { stance }),
  }
}
