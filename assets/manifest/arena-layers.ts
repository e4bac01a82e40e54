export type ArenaIndex = 0 | 1 | 2 | 3
export type ArenaLayerName = 'sky' | 'far' | 'stands' | 'wall' | 'floor' | 'fore'

/** Arena 3 has its own `sky` and `far`. It shares the other layers with arena 2 (Diamond). */
export type ArenaPictureName = `arena-${0 | 1 | 2}-${ArenaLayerName}` | `arena-3-${'sky' | 'far'}`

export interface ArenaLayer {
  readonly name: ArenaLayerName
  /** Share of the camera's movement: 0 stands still, 1 moves with the fighters. */
  readonly parallax: number
  readonly inFront: boolean
}

/** Back to front. The fighters are between `floor` and `fore`. */
export const ARENA_LAYERS: readonly ArenaLayer[] = [
  { name: 'sky', parallax: 0.05, inFront: false },
  { name: 'far', parallax: 0.15, inFront: false },
  { name: 'stands', parallax: 0.35, inFront: false },
  { name: 'wall', parallax: 0.6, inFront: false },
  { name: 'floor', parallax: 1, inFront: false },
  { name: 'fore', parallax: 1.3, inFront: true },
]

/** Size without margins, in arena units, which are texture pixels. A phone shows about 390 × 420 CSS px. */
export const ARENA_SIZE = { width: 780, height: 840 } as const

/** Each picture is wider by this many arena units on each side, so that parallax and shakes show no edge. */
export const ARENA_MARGIN = 60

/** Box of an arena's picture, with the margins. */
export const ARENA_BOX = { x: -ARENA_MARGIN, y: 0, ...ARENA_SIZE, width: ARENA_SIZE.width + 2 * ARENA_MARGIN }

/** Height of the fighters' feet from the top, in arena units. */
export const ARENA_GROUND_Y = 768

/** Colours above and below the pictures. Seen in a vertical shake; the lower one also on the share card. */
export const ARENA_EDGES: Readonly<Record<ArenaIndex, { readonly above: string; readonly below: string }>> = {
  0: { above: '#1b1052', below: '#2c1763' },
  1: { above: '#4a1568', below: '#451240' },
  2: { above: '#071233', below: '#00274c' },
  3: { above: '#120a3c', below: '#00274c' },
}

/** 0 to 3 for tier 0–7: Bronze and Silver, Gold and Emerald, Diamond, Champion and above. */
export const arenaOfTier = (tier: number): ArenaIndex => (tier < 2 ? 0 : tier < 4 ? 1 : tier < 5 ? 2 : 3)

export const arenaPicture = (arena: ArenaIndex, layer: ArenaLayerName): ArenaPictureName => {
  if (arena !== 3) return `arena-${arena}-${layer}`
  return layer === 'sky' || layer === 'far' ? `arena-3-${layer}` : `arena-2-${layer}`
}

export const ARENA_PICTURE_NAMES: readonly ArenaPictureName[] = [
  ...new Set(([0, 1, 2, 3] as const).flatMap((arena) => ARENA_LAYERS.map(({ name }) => arenaPicture(arena, name)))),
]
