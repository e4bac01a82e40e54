import type { MaterialStack } from '#rules/items/materials.ts'

/** A player's pieces are stored as bits in this order, so a new one comes last (R58). */
export const ISLAND_PIECES = [
  ...(['flower-bed', 'wood-fence', 'stone-path', 'berry-bush', 'lantern-post', 'bird-house'] as const),
  ...(['mushroom-ring', 'garden-bench', 'camp-fire', 'bee-hive', 'archery-target', 'water-well'] as const),
  ...(['rope-swing', 'training-dummy', 'fish-pond', 'weapon-rack', 'hammock', 'sun-dial'] as const),
  ...(['wind-chime', 'market-stall', 'telescope', 'flag-pole', 'crystal-cluster', 'little-shrine'] as const),
] as const
export type IslandPiece = (typeof ISLAND_PIECES)[number]

/** Minimum level of Salary (the upgrade `mining-tok`) for building (R58). */
export const ISLAND_SALARY_LEVEL = 10

export const ISLAND_COST: readonly MaterialStack[] = [
  { slug: 'material-wood', quantity: 200 },
  { slug: 'material-iron', quantity: 10 },
  { slug: 'material-titanium', quantity: 5 },
]

export const canBuild = (salaryLevel: number): boolean => salaryLevel >= ISLAND_SALARY_LEVEL

export const islandBit = (piece: IslandPiece): number => 1 << ISLAND_PIECES.indexOf(piece)

export const islandPieces = (bits: number): readonly IslandPiece[] =>
  ISLAND_PIECES.filter((piece) => (bits & islandBit(piece)) !== 0)

/** Error codes of the server, in the order in which it checks them. The caller checks the materials. */
export const islandError = (
  piece: IslandPiece,
  bits: number,
  salaryLevel: number,
): 'island-locked' | 'island-built' | null => {
  if (!canBuild(salaryLevel)) return 'island-locked'
  return (bits & islandBit(piece)) === 0 ? null : 'island-built'
}
