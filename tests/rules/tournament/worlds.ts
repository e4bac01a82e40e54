import { createHash } from 'node:crypto'
import { HOUSES } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { rollItem } from '#rules/items/items.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { powerOf } from '#rules/kombat/power.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { STONE_LEVELS, STONE_TYPES } from '#rules/stones/stones.ts'
import { bracketEnds, bracketOf, playBracket } from '#rules/tournament/bracket.ts'
import { compareEntries, dealPool, poolsOf, slicesOf } from '#rules/tournament/draw.ts'
import { type Entrant, type EntrantLoadout, entrantLine, powerOfLoadout } from '#rules/tournament/entrant.ts'
import { tournamentPrize } from '#rules/tournament/prizes.ts'
import { entrantsText, type Sha256, sliceText } from '#rules/tournament/published-texts.ts'
import type { PublishedBracket, PublishedDay, VerifyTools } from '#rules/tournament/verdict.ts'
import type { ArmyStep } from '#rules/units.ts'

export const daySeed = (index: number): string => createHash('sha256').update(`day ${index}`).digest('hex').slice(0, 32)

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
export const sha256: Sha256 = (text) => Promise.resolve(hash(text))
export const TOOLS: VerifyTools = { sha256, simulate: simulateFight }

const CHANCE_OF_SLOT = 85
const CHANCE_OF_STONE = 30

export const loadoutOf = (stats: FightStats, houseId = 4): EntrantLoadout => ({
  rank: rankPoints(500),
  houseId,
  armyStep: 0 as ArmyStep,
  skill: stats.skill,
  skills: SKILL_NAMES.length,
  crown: 0,
  stats: [
    ...[powerOf(stats), stats.maxHp, stats.attack, stats.critPercent, stats.evasionPercent],
    ...[stats.critDamagePercent, stats.reflectPercent, stats.lifeStealPercent],
    ...(stats.stance ? [STANCES.indexOf(stats.stance)] : []),
  ].join(' '),
  stones: STONE_TYPES.map((type) => stats.stones.find((stone) => stone.type === type)?.level ?? 0).join(' '),
  worn: 'sword:2',
  bonus: '',
})

export const anyLoadout = (rng: Rng): EntrantLoadout => {
  const rarity: Rarity = rng.pick(RARITIES)
  const houseId = rng.int(0, HOUSES.length - 1)
  return loadoutOf(
    fightStatsOf({
      houseId,
      armyStep: rng.int(0, 10) as ArmyStep,
      items: WORN_TYPES.filter(() => rng.chance(CHANCE_OF_SLOT)).map((type) => rollItem(rng, { type, rarity })),
      stones: STONE_TYPES.filter(() => rng.chance(CHANCE_OF_STONE)).map((type) => ({
        type,
        level: rng.pick(STONE_LEVELS),
      })),
      skill: rng.pick(SKILL_NAMES),
      stance: rng.pick(STANCES),
    }),
    houseId,
  )
}

const numbered = (rng: Rng, total: number): readonly { readonly entryNo: number; readonly playerNo: number }[] => {
  const numbers: { entryNo: number; playerNo: number }[] = []
  while (numbers.length < total) {
    const playerNo = numbers.length + 1
    const own = Math.min(rng.int(1, 3), total - numbers.length)
    for (let no = 0; no < own; no++) numbers.push({ entryNo: playerNo + no, playerNo })
  }
  return numbers
}

/** Random entrants. One player in ten is an NPC, on average. */
export const anyEntrants = (rng: Rng, total: number): readonly Entrant[] => {
  const ofPlayer = new Map<number, Pick<Entrant, 'kind' | 'loadout'>>()
  return numbered(rng, total).map(({ entryNo, playerNo }) => {
    const own = ofPlayer.get(playerNo) ?? { kind: rng.chance(10) ? 'npc' : 'player', loadout: anyLoadout(rng) }
    ofPlayer.set(playerNo, own)
    return { entryNo, playerNo, ...own }
  })
}

export interface Published {
  readonly day: PublishedDay
  /** Weakest pool first. */
  readonly brackets: readonly PublishedBracket[]
}

export const publish = (seed: string, entrants: readonly Entrant[]): Published => {
  const entries = entrants
    .map((entrant) => ({ ...entrant, power: powerOfLoadout(entrant.loadout), line: entrantLine(entrant) }))
    .sort(compareEntries)
  const cut = slicesOf(entries.length, (index) => entries[index]?.power ?? 0)
  const pools = poolsOf(cut)
  const slices = cut.map(({ from, size, lowest, highest }, index) => {
    const lines = entries.slice(from, from + size).map(({ line }) => line)
    const pool =
      pools.find(({ firstSlice, slices: count }) => index >= firstSlice && index < firstSlice + count)?.no ?? 0
    return { no: index + 1, size, lowest, highest, hash: hash(sliceText(lines)), pool }
  })
  const brackets = pools.flatMap((pool) => {
    const own = cut.slice(pool.firstSlice, pool.firstSlice + pool.slices)
    const from = own[0]?.from ?? 0
    const size = own.reduce((sum, slice) => sum + slice.size, 0)
    const { brackets: dealt, returned } = dealPool(seed, pool, entries.slice(from, from + size))
    return dealt.map(({ entries: own, seed: bracketSeed }, index): PublishedBracket => {
      const bracket = bracketOf(
        bracketSeed,
        own.map(({ loadout }) => loadout),
      )
      const matches = playBracket(bracket)
      const people = own.filter(({ kind }) => kind === 'player').length
      return {
        no: pool.firstSlice + index + 1,
        pool: pool.no,
        people,
        seats: bracketEnds(bracket, matches).map(({ place, wins }, seat) => {
          const kind = own[seat]?.kind ?? 'bot'
          const power = bracket.seats[seat]?.power ?? 0
          return {
            kind,
            power,
            place,
            wins,
            prize: kind === 'player' ? tournamentPrize({ place, wins }, people) : null,
          }
        }),
        matches,
        seed: bracketSeed,
        entrants: own.map(({ line }) => line),
        returned: index === dealt.length - 1 ? returned.map(({ line }) => line) : [],
      }
    })
  })
  return {
    day: { seed, seedHash: hash(seed), entrantsHash: hash(entrantsText(slices)), entrants: entries.length, slices },
    brackets,
  }
}

export const worldRng = (index: number): Rng => createRng(daySeed(1_000_000 + index))
