import { INSIGNIA_DRAWINGS } from '#assets/art/insignia/all.ts'
import { EMPTY_STATES } from '#assets/art/pictures/empty-states.ts'
import {
  INSIGNIA_PICTURE_NAMES,
  type InsigniaIconName,
  type InsigniaPictureName,
  SEASON_HONOURS,
  TOP_PLACES,
} from '#assets/manifest/insignia.ts'
import { type LargeInsignia, largeInsignia } from '#assets/manifest/large-insignia.ts'
import { MEDAL_ICON_NAMES } from '#assets/manifest/medals.ts'
import { ICON_BOX } from './icon-sources.ts'
import type { OutputSource } from './output.ts'
import { pictureOutput } from './picture-sources.ts'

/** Shown at 44 CSS px or less, so two pixels per CSS px suffice. There are about a hundred. */
const INSIGNIA_PX = 96
const LARGE_PX = 192
const LARGE = new Set<string>([
  ...MEDAL_ICON_NAMES,
  ...SEASON_HONOURS,
  ...TOP_PLACES.map((place) => `mythic-top-${place}`),
])
/** On a share card of 1080 px a medal is large and a rank small. */
const CARD_MEDAL_PX = 448
const CARD_RANK_PX = 176

const isPicture = (name: string): name is InsigniaPictureName =>
  (INSIGNIA_PICTURE_NAMES as readonly string[]).includes(name)

const drawn = (icon: InsigniaIconName, name: string, edgePx: number): OutputSource => {
  const draw = INSIGNIA_DRAWINGS.get(icon)
  if (!draw) {
    throw new Error(`"${icon}" is in assets/manifest/insignia.ts but nothing draws it: add it to assets/art/insignia`)
  }
  return pictureOutput(name, { svg: draw, box: ICON_BOX, pxPerUnit: edgePx / ICON_BOX.width }, 66)
}

export const insigniaSource = (name: InsigniaIconName | InsigniaPictureName): OutputSource => {
  if (isPicture(name)) return pictureOutput(name, EMPTY_STATES[name], 72)
  return drawn(name, name, LARGE.has(name) ? LARGE_PX : INSIGNIA_PX)
}

export const largeInsigniaSource = (icon: LargeInsignia): OutputSource =>
  drawn(icon, largeInsignia(icon), icon.startsWith('medal-') ? CARD_MEDAL_PX : CARD_RANK_PX)
