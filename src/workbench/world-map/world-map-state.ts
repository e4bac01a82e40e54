import { MAP_LANDS } from '#assets/manifest/map-regions.ts'
import type { WorldMapInput } from '#bridge/bridge.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { type AddressField, type AddressState, choice, flag, number } from '#workbench/kit/address-field.ts'

export const NO_LAND = 'none'
export const LAND_CHOICES: readonly string[] = [NO_LAND, ...HOUSES.map((house) => house.slug)]
export const LABELS = ['plain', 'long', 'right to left'] as const

export const WORLD_MAP_FIELDS = {
  /** The land with keyboard focus. The map glides to it. */
  focus: choice(LAND_CHOICES, NO_LAND),
  hover: choice(LAND_CHOICES, NO_LAND),
  tap: choice(LAND_CHOICES, NO_LAND),
  /** Distance upwards from the opening position, in CSS px. */
  scroll: number(0, 4000, 0),
  labels: choice(LABELS, 'plain') as AddressField<(typeof LABELS)[number]>,
  motion: choice(['full', 'reduced'], 'full'),
  /** For `hold`: stage time in ms before pointing (`before`) and after it (`at`). */
  before: number(0, 600_000, 2000),
  at: number(0, 600_000, 0),
  hold: flag(),
  /** Shows only the map, with its size on the house choice. */
  alone: flag(),
}
export type WorldMapState = AddressState<typeof WORLD_MAP_FIELDS>

export const houseIdOf = (slug: string): number | null => HOUSES.find((house) => house.slug === slug)?.id ?? null

const LONG = 'The Most Serene Republic of '
const RIGHT_TO_LEFT = 'أرض القمر المضيء'

const labelOf = (name: string, labels: WorldMapState['labels']): string => {
  if (labels === 'long') return LONG + name
  return labels === 'plain' ? name : RIGHT_TO_LEFT
}

export const mapInput = ({ labels, focus }: Pick<WorldMapState, 'labels' | 'focus'>): WorldMapInput => ({
  regions: MAP_LANDS.map(({ houseId }) => ({
    houseId,
    name: labelOf(HOUSES.find((house) => house.id === houseId)?.name ?? '', labels),
  })),
  focusedHouseId: houseIdOf(focus),
})
