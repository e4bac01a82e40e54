import type { Rng } from '#rules/prng.ts'
import { ITEM_KINDS, type ItemStatType, type ItemType } from './item-kinds.ts'
import { LINE_QUALITY_ODDS, LINE_RANGES, LINE_TYPES, type LineRange, type LineType } from './item-lines.ts'
import { ITEM_NAMES } from './item-names.ts'
import type { Rarity } from './rarities.ts'

export interface ItemStat {
  readonly name: string
  readonly type: ItemStatType
  readonly value: number
  /** Quality 1–5 of a bonus line (T20). 0 for the primary line. */
  readonly level: number
  readonly primary: boolean
  /** How often a polish has raised the quality (R58). Absent if never. */
  readonly polished?: number | undefined
}

export interface RolledItem {
  /** `sword-common`, or the slug of a named item. */
  readonly slug: string
  readonly name: string
  readonly type: ItemType
  readonly rarity: Rarity
  readonly stats: readonly ItemStat[]
}

/** Value of the primary line. `ITEM_KINDS` says whether it is attack or HP (R15). */
export const PRIMARY_VALUES: Readonly<Record<Rarity, { readonly attack: number; readonly hp: number }>> = {
  prototype: { attack: 80, hp: 580 },
  common: { attack: 60, hp: 440 },
  uncommon: { attack: 95, hp: 690 },
  rare: { attack: 140, hp: 1020 },
  epic: { attack: 200, hp: 1460 },
  legendary: { attack: 278, hp: 2024 },
}

export const LINE_COUNT: Readonly<Record<Rarity, number>> = {
  prototype: 0,
  common: 0,
  uncommon: 1,
  rare: 2,
  epic: 3,
  legendary: 4,
}

const STAT_NAMES: Readonly<Record<ItemStatType, string>> = {
  'attack-flat-primary': 'attack',
  'attack-flat': 'attack',
  'attack-percent': 'attack',
  'hp-flat-primary': 'hp',
  'hp-flat': 'hp',
  'hp-percent': 'hp',
  'crit-rate': 'crit rate',
  'crit-dmg': 'crit damage',
  'reflect-percent': 'reflect',
  'life-steal-percent': 'life steal',
}

/** Empty for kinds that are not worn (R15). */
export const primaryStat = (type: ItemType, rarity: Rarity): ItemStat[] => {
  const { primary } = ITEM_KINDS[type]
  if (primary === null) return []
  const value = PRIMARY_VALUES[rarity][primary]
  return [{ name: primary, type: `${primary}-flat-primary`, value, level: 0, primary: true }]
}

export interface LineChoice extends LineRange {
  readonly type: LineType
}

/**
 * Stored with the roll (R46). A line draws its type (all equally likely), then a quality, then a value in the quality's
 * range (R16).
 */
export interface LineOdds {
  readonly types: readonly LineChoice[]
  readonly qualityPercents: readonly number[]
}

export const lineOdds = (taken: readonly ItemStatType[] = []): LineOdds => ({
  types: LINE_TYPES.filter((type) => !taken.includes(type)).map((type) => ({ type, ...LINE_RANGES[type] })),
  qualityPercents: LINE_QUALITY_ODDS,
})

const rollQuality = (rng: Rng, percents: readonly number[]): number => {
  let draw = rng.next() * 100
  for (const [index, percent] of percents.entries()) {
    draw -= percent
    if (draw < 0) return index + 1
  }
  return percents.length
}

/** Inclusive bounds of a quality. */
export const lineBounds = (
  { decimals, max, min }: LineRange,
  quality: number,
): { readonly least: number; readonly most: number } => {
  const scale = 10 ** decimals
  const below = quality === 1 ? Math.round(min * scale) : Math.round((max[quality - 2] ?? 0) * scale) + 1
  return { least: below / scale, most: max[quality - 1] ?? 0 }
}

export const rollLine = (rng: Rng, type: LineType, quality: number, range: LineRange = LINE_RANGES[type]): ItemStat => {
  const scale = 10 ** range.decimals
  const { least, most } = lineBounds(range, quality)
  const value = rng.int(Math.round(least * scale), Math.round(most * scale)) / scale
  return { name: STAT_NAMES[type], type, value, level: quality, primary: false }
}

/**
 * Types of lines are distinct, so no more lines are drawn than there are types left (R16). @param qualities the quality
 * of each line, or null to draw it
 */
export const rollLinesBy = (rng: Rng, odds: LineOdds, qualities: readonly (number | null)[]): ItemStat[] => {
  const free = [...odds.types]
  const lines: ItemStat[] = []
  for (const kept of qualities) {
    const [choice] = free.length > 0 ? free.splice(rng.int(0, free.length - 1), 1) : []
    if (choice) lines.push(rollLine(rng, choice.type, kept ?? rollQuality(rng, odds.qualityPercents), choice))
  }
  return lines
}

export const rollLines = (rng: Rng, count: number): ItemStat[] =>
  rollLinesBy(rng, lineOdds(), new Array<null>(count).fill(null))

export const rollItem = (rng: Rng, kind: { readonly type: ItemType; readonly rarity: Rarity }): RolledItem => ({
  slug: `${kind.type}-${kind.rarity}`,
  name: ITEM_NAMES[kind.type][kind.rarity],
  type: kind.type,
  rarity: kind.rarity,
  stats: [...primaryStat(kind.type, kind.rarity), ...rollLines(rng, LINE_COUNT[kind.rarity])],
})

/** Named items have their own name and look. Their values depend on slot and rarity only (R15, R16). */
export type NamedItemKind = Omit<RolledItem, 'stats'>

export const rollNamedItem = (rng: Rng, { slug, name, type, rarity }: NamedItemKind): RolledItem => ({
  ...rollItem(rng, { type, rarity }),
  slug,
  name,
})
