import type { LuckRollName, LuckRolls } from './luck.ts'

/** Chance, 0 to 1, that so many drawn qualities add up to this sum or more; `percents` are those of quality 1, 2 … */
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

/** Of each roll what is won by it, and with what chance, 0 to 1; null for a roll of which each outcome is worth the same. */
const WON: Won = {
  // The line is drawn only where the refining succeeds.
  refine: ({ successPercent, line }, { succeeded, lines }) =>
    succeeded ? (successPercent / 100) * chanceOfQualities(line.qualityPercents, qualitiesOf(lines)) : null,
  awaken: ({ line }, { lines }) => chanceOfQualities(line.qualityPercents, qualitiesOf(lines)),
  're-roll': ({ line, qualities }, { lines }) =>
    chanceOfQualities(
      line.qualityPercents,
      qualitiesOf(lines.filter((_, index) => (qualities[index] ?? null) === null)),
    ),
  // An amount is always something between: what is won is what may not be in it.
  box: ({ awakeStonePercent }, { materials }) => (materials.length > 1 ? awakeStonePercent / 100 : null),
  hunt: ({ stonePercent }, { stones }) => (stones.length > 0 ? stonePercent / 100 : null),
  'weapon-box': ({ better, betterPercent }, { item }) => (item.rarity === better ? betterPercent / 100 : null),
  'prize-item': null,
  'prize-stone': null,
  'boss-item': null,
  'skin-craft': null,
}

/** Names of the rolls by which something can be won. */
export const WINNABLE_ROLLS: readonly LuckRollName[] = (Object.keys(WON) as LuckRollName[]).filter(
  (name) => WON[name] !== null,
)

/** A roll as it is stored. */
interface StoredRoll {
  readonly name: LuckRollName
  readonly odds: object
  readonly outcome: object
}

/**
 * The chance, in percent, that a roll brings as much as it brought, or more (R46): of a refining its success and a line of this quality
 * or a better one; of new lines that their qualities add up to as much; of a box, a hunt and a weapon box the rare thing in it.
 * @returns null where nothing was won, or nothing else could have come
 */
export const wonChancePercent = ({ name, odds, outcome }: StoredRoll): number | null => {
  const chanceOf = WON[name] as ((odds: object, outcome: object) => number | null) | null
  const chance = chanceOf?.(odds, outcome) ?? null
  if (chance === null) return null
  const percent = Math.round(chance * 1e8) / 1e6
  return percent < 100 ? percent : null
}
