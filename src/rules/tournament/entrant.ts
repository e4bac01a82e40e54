import type { FightStats, SkillName } from '../kombat/fight-types.ts'
import { SKILLS } from '../kombat/skills.ts'
import { type EquippedStone, STONE_TYPES } from '../stones/stones.ts'
import type { ArmyStep, RankPoints } from '../units.ts'

/**
 * What an entrant fights with and is drawn by, as the pass at 20:00 read it (R26), without a name. Lists are texts of words, as in the
 * packed fighters of stored fights.
 */
export interface EntrantLoadout {
  readonly rank: RankPoints
  readonly houseId: number
  readonly armyStep: ArmyStep
  readonly skill: SkillName
  /** How many there are to choose from, of `SKILLS` from the first. */
  readonly skills: number
  /** The crown of the live PvP place; 0 without one. */
  readonly crown: number
  /** Power, health, attack, critical rate, evasion, critical damage, reflected damage, life steal: `504 1250 165 15 6.5 200 0 0`. */
  readonly stats: string
  /** Levels in the order of `STONE_TYPES`, 0 = none: `4 0 2`; empty without any. */
  readonly stones: string
  /** Slot, place in `RARITIES` and, of named ones, slug: `sword:4 wings:5:wings-hamster`; empty without any. */
  readonly worn: string
  /** Attack, health, critical rate, critical damage, reflected damage, life steal; empty where all are 0. */
  readonly bonus: string
}

/** People take prizes, NPC do not (R48). */
export type EntrantKind = 'player' | 'npc'

/** An entry of a tournament, as it is hashed and drawn (R26). */
export interface Entrant {
  /** 1, 2, 3 … in the order in which the pass read the entries; of one player in the order of entering. */
  readonly entryNo: number
  /** The number of its player's first entry: the same for all entries of one player. */
  readonly playerNo: number
  readonly kind: EntrantKind
  readonly loadout: EntrantLoadout
}

const FIELDS = ';'
const KIND_LETTERS = { player: 'p', npc: 'n' } as const satisfies Record<EntrantKind, string>

/** The loadout as one line, as it is stored and hashed; it has no line break. */
export const loadoutText = (of: EntrantLoadout): string =>
  [
    of.rank,
    of.houseId,
    of.armyStep,
    SKILLS.findIndex(({ slug }) => slug === of.skill),
    of.skills,
    of.crown,
    of.stats,
    of.stones,
    of.worn,
    of.bonus,
  ].join(FIELDS)

/** Reads what `loadoutText` has written. @throws RangeError for any other text */
export const parseLoadout = (text: string): EntrantLoadout => {
  const fields = text.split(FIELDS)
  const [rank, houseId, armyStep, skillNo, skills, crown] = fields.slice(0, 6).map(Number)
  const skill = SKILLS[skillNo ?? -1]
  const [stats, stones, worn, bonus] = fields.slice(6)
  if (fields.length !== 10 || skill === undefined || !stats) throw new RangeError(`No loadout: ${text}`)
  return {
    rank: (rank ?? 0) as RankPoints,
    houseId: houseId ?? 0,
    armyStep: (armyStep ?? 0) as ArmyStep,
    skill: skill.slug,
    skills: skills ?? 1,
    crown: crown ?? 0,
    stats,
    stones: stones ?? '',
    worn: worn ?? '',
    bonus: bonus ?? '',
  }
}

/** The line of an entrant that the hash of the entrants is made of (R26): entry number, player's number, kind, loadout. */
export const entrantLine = ({ entryNo, playerNo, kind, loadout }: Entrant): string =>
  `${entryNo} ${playerNo} ${KIND_LETTERS[kind]} ${loadoutText(loadout)}`

/** Reads what `entrantLine` has written. @throws RangeError for any other text */
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

/** The power of a loadout (R07): brackets are drawn by it. */
export const powerOfLoadout = ({ stats }: Pick<EntrantLoadout, 'stats'>): number => Number(stats.split(' ', 1)[0])

const stonesOf = (text: string): EquippedStone[] =>
  text === ''
    ? []
    : text.split(' ').flatMap((word, index) => {
        const type = STONE_TYPES[index]
        const level = Number(word)
        return type === undefined || level === 0 ? [] : [{ type, level: level as EquippedStone['level'] }]
      })

/** Inputs of the simulation of a loadout (R07). */
export const statsOfLoadout = ({ skill, stats, stones }: EntrantLoadout): FightStats => {
  const [, maxHp, attack, crit, evasion, critDamage, reflect, lifeSteal] = stats.split(' ').map(Number)
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
  }
}
