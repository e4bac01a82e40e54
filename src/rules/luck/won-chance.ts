import type { LuckRollName, LuckRolls } from './luck.ts'

/**
 * Chance, 0 to 1, that as many drawn qualities sum to at least as much as `qualities`. @param percents chance of
 * quality 1, 2 …
 */
const chanceOfQualities = (percents: readonly number[], qualities: readonly number[]): number => {
  let sums: readonly number[] = [1]
  for (const _ of qualities) {
    const next = new Array<number>(sums.length + percents.length).fill(0)
    for (const [sum, chance] of sums.entries())
      for (const [index, percent] of percents.entries())
        next[sum + index + 1] = (next[sum + index + 1] ?? 0) + (chance * percent) / 100
    sums = next
  }
  const reached = qualities.reduce((sum, quality) => sum + quality, 0)
  return sums.slice(reached).reduce((sum, chance) => sum + chance, 0)
}

const qualitiesOf = (lines: readonly { readonly level: number }[]): readonly number[] => lines.map(({ level }) => level)

type Won = {
  readonly [N in LuckRollName]: ((odds: LuckRolls[N]['odds'], outcome: LuckRolls[N]['outcome']) => number | null) | null
}

/** Chance, 0 to 1, of an equal or better outcome. Null for rolls whose outcomes are all worth the same. */
const WON: Won = {
  // A line is drawn only if refining succeeds.
  refine: ({ successPercent, line }, { succeeded, lines }) =>
    succeeded ? (successPercent / 100) * chanceOfQualities(line.qualityPercents, qualitiesOf(lines)) : null,
  awaken: ({ line }, { lines }) => chanceOfQualities(line.qualityPercents, qualitiesOf(lines)),
  're-roll': ({ line, qualities }, { lines }) =>
    chanceOfQualities(
      line.qualityPercents,
      qualitiesOf(lines.filter((_, index) => (qualities[index] ?? null) === null)),
    ),
  // The amount of material varies in every box, so only the extra awake stone counts as won.
  box: ({ awakeStonePercent }, { materials }) => (materials.length > 1 ? awakeStonePercent / 100 : null),
  hunt: ({ stonePercent }, { stones }) => (stones.length > 0 ? stonePercent / 100 : null),
  'win-chest': ({ stonePercent }, { stones }) => (stones.length > 0 ? stonePercent / 100 : null),
  'weapon-box': ({ better, betterPercent }, { item }) => (item.rarity === better ? betterPercent / 100 : null),
  'prize-item': null,
  'prize-stone': null,
  'boss-item': null,
  'skin-craft': null,
}

export const WINNABLE_ROLLS: readonly LuckRollName[] = (Object.keys(WON) as LuckRollName[]).filter(
  (name) => WON[name] !== null,
)

interface StoredRoll {
  readonly name: LuckRollName
  readonly odds: object
  readonly outcome: object
}

/** Chance of an equal or better outcome (R46). Null if nothing was won, or no other outcome was possible. */
export const wonChancePercent = ({ name, odds, outcome }: StoredRoll): number | null => {
  const chanceOf = WON[name] as ((odds: object, outcome: object) => number | null) | null
  const chance = chanceOf?.(odds, outcome) ?? null
  if (chance === null) return null
  const percent = Math.round(chance * 1e8) / 1e6
  return percent < 100 ? percent : null
}
