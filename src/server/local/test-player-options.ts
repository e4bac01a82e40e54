import { ARMY_LADDER } from '#rules/army/army.ts'
import { ENERGY_MAX } from '#rules/constants.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { HOUSES, houseBySlug } from '#rules/house/houses.ts'
import { ISLAND_PIECES } from '#rules/island/island.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { SEASON_DAYS } from '#rules/season/seasons.ts'
import { STONE_LEVELS } from '#rules/stones/stones.ts'
import { tokToNano } from '#rules/units.ts'
import { WARDROBE_LOOKS } from '#rules/wardrobe/looks.ts'
import { FROZEN_PLACES } from '#server/modules/season/settle.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import type { TestPlayerOptions } from './test-player.ts'

export const TEST_PLAYER_OPTIONS = {
  id: { type: 'string' },
  name: { type: 'string' },
  house: { type: 'string' },
  rank: { type: 'string' },
  gear: { type: 'string' },
  skill: { type: 'string' },
  stance: { type: 'string' },
  stones: { type: 'string' },
  salary: { type: 'string' },
  looks: { type: 'string' },
  island: { type: 'string' },
  army: { type: 'string' },
  tok: { type: 'string' },
  star: { type: 'string' },
  energy: { type: 'string' },
  fights: { type: 'string' },
  season: { type: 'string' },
  latest: { type: 'string' },
  place: { type: 'string' },
  claimed: { type: 'boolean' },
  'season-day': { type: 'string' },
} as const

type Option = Exclude<keyof typeof TEST_PLAYER_OPTIONS, 'claimed'>
type Given = Readonly<Partial<Record<Option, string>>> & { readonly claimed?: boolean }

const HIGHEST_RANK = 100_000
const MOST_FIGHTS = 500
/** In whole TOK, just below the balance limit of 2⁵³−1 nano (T5). */
const MOST_TOK = 9_000_000

const wholeNumber = (given: Given, option: Option, min: number, max: number): number | undefined => {
  const text = given[option]
  if (text === undefined) return undefined
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw new OperatorError(`--${option} takes a whole number from ${min} to ${max}, not "${text}".`)
}

const oneOf = <const T extends string>(given: Given, option: Option, values: readonly T[]): T | undefined => {
  const text = given[option]
  if (text === undefined) return undefined
  const value = values.find((candidate) => candidate === text)
  if (value !== undefined) return value
  throw new OperatorError(`--${option} takes one of ${values.join(', ')}, not "${text}".`)
}

const houseIdOf = (given: Given): number | undefined => {
  const bySlug = given.house === undefined ? undefined : houseBySlug(given.house)
  return bySlug?.id ?? wholeNumber(given, 'house', 0, HOUSES.length - 1)
}

const tokNanoOf = ({ tok }: Given): bigint | undefined => {
  if (tok === undefined) return undefined
  if (/^\d+(\.\d{1,9})?$/.test(tok) && Number(tok) <= MOST_TOK) return BigInt(tokToNano(Number(tok)))
  throw new OperatorError(`--tok takes an amount from 0 to ${MOST_TOK}, like 500 or 12.5, not "${tok}".`)
}

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }

const withoutMissing = (options: Loose<TestPlayerOptions>): TestPlayerOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as TestPlayerOptions

export const parseTestPlayerOptions = (given: Given): TestPlayerOptions => {
  if (given.id !== undefined && given.name !== undefined)
    throw new OperatorError('Say who it is once: --id for a player that is there, or --name.')
  if (given.name !== undefined && !/^\S(.{0,30}\S)?$/u.test(given.name))
    throw new OperatorError('--name takes 1 to 32 characters without spaces at its ends.')
  return withoutMissing({
    id: wholeNumber(given, 'id', 1, Number.MAX_SAFE_INTEGER),
    name: given.name,
    houseId: houseIdOf(given),
    rank: wholeNumber(given, 'rank', 0, HIGHEST_RANK),
    gear: oneOf(given, 'gear', ['none', ...RARITIES]),
    skill: oneOf(given, 'skill', SKILL_NAMES),
    stance: oneOf(given, 'stance', STANCES),
    stoneLevel: ([0, ...STONE_LEVELS] as const).find(
      (level) => level === wholeNumber(given, 'stones', 0, STONE_LEVELS.length),
    ),
    salary: wholeNumber(given, 'salary', 0, gameValues['mining-tok-costs'].length),
    looks: wholeNumber(given, 'looks', 0, WARDROBE_LOOKS.length),
    islandPieces: wholeNumber(given, 'island', 0, ISLAND_PIECES.length),
    armyStep: wholeNumber(given, 'army', 0, ARMY_LADDER.length - 1),
    tokNano: tokNanoOf(given),
    star: wholeNumber(given, 'star', 0, 1_000_000_000),
    energy: wholeNumber(given, 'energy', 0, ENERGY_MAX),
    fights: wholeNumber(given, 'fights', 0, MOST_FIGHTS),
    season: wholeNumber(given, 'season', 1, 1_000_000),
    latest: wholeNumber(given, 'latest', 0, HIGHEST_RANK),
    place: wholeNumber(given, 'place', 0, FROZEN_PLACES),
    claimed: given.claimed === true ? true : undefined,
  })
}

/** Day 1–28 of a season. Undefined without the option. @throws OperatorError */
export const seasonDayOf = (given: Given): number | undefined => wholeNumber(given, 'season-day', 1, SEASON_DAYS)
