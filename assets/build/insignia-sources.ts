import { INSIGNIA_DRAWINGS } from '../art/insignia/all.ts'
import { withFreshIds } from '../art/kit/svg.ts'
import { EMPTY_STATES } from '../art/pictures/empty-states.ts'
import {
  INSIGNIA_PICTURE_NAMES,
  type InsigniaIconName,
  type InsigniaPictureName,
  SEASON_HONOURS,
  TOP_PLACES,
} from '../manifest/insignia.ts'
import { type LargeInsignia, largeInsignia } from '../manifest/large-insignia.ts'
import { MEDAL_ICON_NAMES } from '../manifest/medals.ts'
import type { OutputSource } from './output.ts'

/** Shown at 44 px at most, so two pixels a point are enough for a hundred of them. */
const INSIGNIA_PX = 96
/** For medals, season honours and badges of the highest places. */
const LARGE_PX = 192
const LARGE = new Set<string>([
  ...MEDAL_ICON_NAMES,
  ...SEASON_HONOURS,
  ...TOP_PLACES.map((place) => `mythic-top-${place}`),
])
/** A share card of 1080 px shows a medal large, a rank as a badge. */
const CARD_MEDAL_PX = 448
const CARD_RANK_PX = 176
const INSIGNIA_BOX = { x: -6, y: -6, width: 268, height: 268 } as const

const isPicture = (name: string): name is InsigniaPictureName =>
  (INSIGNIA_PICTURE_NAMES as readonly string[]).includes(name)

const emptyState = (name: InsigniaPictureName): OutputSource => {
  const { svg, box, pxPerUnit } = EMPTY_STATES[name]
  return {
    kind: 'picture',
    name,
    frame: { name, svg: withFreshIds(svg), box, pxPerUnit, bleeds: true },
    quality: 72,
  }
}

const drawn = (icon: InsigniaIconName, name: string, edgePx: number): OutputSource => {
  const draw = INSIGNIA_DRAWINGS.get(icon)
  if (!draw) {
    throw new Error(`"${icon}" is in assets/manifest/insignia.ts but nothing draws it: add it to assets/art/insignia`)
  }
  return {
    kind: 'picture',
    name,
    frame: { name, svg: withFreshIds(draw), box: INSIGNIA_BOX, pxPerUnit: edgePx / INSIGNIA_BOX.width, bleeds: true },
    quality: 66,
  }
}

/** Throws for an unknown name. */
export const insigniaSource = (name: InsigniaIconName | InsigniaPictureName): OutputSource => {
  if (isPicture(name)) return emptyState(name)
  return drawn(name, name, LARGE.has(name) ? LARGE_PX : INSIGNIA_PX)
}

/** Throws for an unknown name. */
export const largeInsigniaSource = (icon: LargeInsignia): OutputSource =>
  drawn(icon, largeInsignia(icon), icon.startsWith('medal-') ? CARD_MEDAL_PX : CARD_RANK_PX)
