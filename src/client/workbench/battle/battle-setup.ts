import type { KombatInput, StageFighter } from '../../../bridge/bridge.ts'
import type { Cosmetic } from '../../../contracts/wire.ts'
import { simulateFight } from '../../../rules/fight.ts'
import type { FightOutcome, FightStats, Side, SkillName } from '../../../rules/fight-types.ts'
import { fightStatsOf } from '../../../rules/fighter-stats.ts'
import { houseOf } from '../../../rules/houses.ts'
import { type Rarity, rollItem, WORN_TYPES, type WornType } from '../../../rules/items.ts'
import { createRng } from '../../../rules/prng.ts'
import { STONE_TYPES } from '../../../rules/stones.ts'
import type { ArmyStep } from '../../../rules/units.ts'

/** A fighter of a made-up fight. */
export interface FighterSetup {
  readonly houseId: number
  /** Rarity of all eight items; null for none. */
  readonly gear: Rarity | null
  readonly skill: SkillName
  /** Level of all three stones; 0 for none. */
  readonly stones: 0 | 1 | 2 | 3 | 4
}

/** All that decides a made-up fight: the same setup is the same fight. */
export interface FightSetup {
  readonly seed: string
  readonly user: FighterSetup
  readonly opponent: FighterSetup
}

/** A made-up fight, decided by the game's own rules. */
export interface MadeFight extends FightOutcome {
  readonly stats: { readonly user: FightStats; readonly opponent: FightStats }
}

/** Items are the same for a rarity whatever the fight's seed is: a new seed changes the fight alone. */
const ITEM_SEED = '0123456789abcdef'
const HEX = /^[0-9a-f]+$/

/** Hex digits of the words that a seed is made of. */
const WORD_DIGITS = 8

/** Any words as the hex seed that the rules take; hex stays as it is, filled up to whole words of 32 bits. */
export const seedHex = (words: string): string => {
  const lower = words.trim().toLowerCase() || '0'
  const digits = HEX.test(lower)
    ? lower
    : [...lower].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('')
  return digits.padStart(Math.ceil(digits.length / WORD_DIGITS) * WORD_DIGITS, '0')
}

const statsOf = ({ houseId, gear, skill, stones }: FighterSetup): FightStats => {
  const rng = createRng(ITEM_SEED)
  return fightStatsOf({
    houseId,
    armyStep: 0 as ArmyStep,
    items: gear === null ? [] : WORN_TYPES.map((type) => rollItem(rng, { type, rarity: gear })),
    stones: stones === 0 ? [] : STONE_TYPES.map((type) => ({ type, level: stones })),
    skill,
  })
}

/** Decides the fight. */
export const makeFight = ({ seed, user, opponent }: FightSetup): MadeFight => {
  const stats = { user: statsOf(user), opponent: statsOf(opponent) }
  return { ...simulateFight({ attacker: stats.user, defender: stats.opponent }, seedHex(seed)), stats }
}

const cosmeticOf = (gear: Rarity | null): Cosmetic => ({
  ...(Object.fromEntries(
    WORN_TYPES.map((type) => [type, gear === null ? null : { slug: type, image_url: '', rarity: gear }]),
  ) as Record<WornType, Cosmetic[WornType]>),
  top_10: false,
  top_50: false,
})

const fighterOf = (setup: FighterSetup, maxHp: number): StageFighter => ({
  name: houseOf(setup.houseId).name,
  maxHp,
  look: { kind: 'pet', houseId: setup.houseId, cosmetic: cosmeticOf(setup.gear) },
})

/** The fight as the arena takes it. Another `id` is another showing of it. */
export const arenaInput = (
  { user, opponent }: FightSetup,
  fight: MadeFight,
  showing: { readonly id: string; readonly tier: number; readonly mode: 'live' | 'replay'; readonly perspective: Side },
): KombatInput => {
  const fighters = [fighterOf(user, fight.stats.user.maxHp), fighterOf(opponent, fight.stats.opponent.maxHp)] as const
  const [left, right] = showing.perspective === 'attacker' ? fighters : [fighters[1], fighters[0]]
  return {
    user: left,
    opponent: right,
    fight: {
      id: showing.id,
      scenario: fight.scenario,
      winner: fight.winner,
      perspective: showing.perspective,
      mode: showing.mode,
    },
    tier: showing.tier,
    labels: { critical: 'CRIT!', miss: 'Miss', frozen: 'Frozen' },
  }
}
