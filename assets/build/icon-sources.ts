import { GEAR_DRAWINGS } from '#assets/art/gear/all.ts'
import { CHEST_DRAWINGS } from '#assets/art/icons/chests.ts'
import { GLYPHS } from '#assets/art/icons/glyphs.ts'
import { drawCrest, drawPortrait } from '#assets/art/icons/houses.ts'
import { drawLeague } from '#assets/art/icons/leagues.ts'
import { MATERIAL_ICONS } from '#assets/art/icons/materials.ts'
import { drawEnergy, drawStar, drawTelegramStars, drawTok } from '#assets/art/icons/money.ts'
import { NAV_ICONS } from '#assets/art/icons/nav.ts'
import { SKILL_ICONS } from '#assets/art/icons/skills.ts'
import { STANCE_ICONS } from '#assets/art/icons/stances.ts'
import { STAT_ICONS } from '#assets/art/icons/stats.ts'
import { drawStone } from '#assets/art/icons/stones.ts'
import { GEAR_SLOTS, type RarityIndex } from '#assets/manifest/fighter-layers.ts'
import type { GearIconName } from '#assets/manifest/gear-icons.ts'
import { RANK_LEAGUES } from '#assets/manifest/insignia.ts'
import type { IconName } from '#assets/manifest/names.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import type { OutputSource } from './output.ts'
import { pictureOutput } from './picture-sources.ts'
import type { FrameSource } from './rasterise.ts'

interface Icon {
  readonly draw: () => string
  readonly px: number
}

const SMALL_PX = 96
const NORMAL_PX = 128
const LARGE_PX = 192
const LEVELS = [1, 2, 3, 4] as const
const RARITY_INDEXES: readonly RarityIndex[] = [0, 1, 2, 3, 4, 5]
const STONES = { 'burning-hell': 'flame', 'frost-prison': 'ice', 'luck-leech': 'curse' } as const

const sized = (drawings: Readonly<Record<string, () => string>>, px: number, prefix = ''): [string, Icon][] =>
  Object.entries(drawings).map(([name, draw]) => [`${prefix}${name}`, { draw, px }])

const ICONS: ReadonlyMap<string, Icon> = new Map<string, Icon>([
  ['tok', { draw: drawTok, px: NORMAL_PX }],
  ['star', { draw: drawStar, px: NORMAL_PX }],
  ['telegram-stars', { draw: drawTelegramStars, px: SMALL_PX }],
  ['energy', { draw: drawEnergy, px: SMALL_PX }],
  ...sized(GLYPHS, SMALL_PX),
  ...sized(STAT_ICONS, NORMAL_PX),
  ...sized(NAV_ICONS, NORMAL_PX),
  ...sized(SKILL_ICONS, NORMAL_PX, 'skill-'),
  ...sized(STANCE_ICONS, SMALL_PX, 'stance-'),
  ...sized(MATERIAL_ICONS, NORMAL_PX),
  ...Object.entries(STONES).flatMap(([name, sign]) =>
    LEVELS.map((level): [string, Icon] => [
      `stone-${name}-${level}`,
      { draw: () => drawStone(sign, level), px: NORMAL_PX },
    ]),
  ),
  ...Object.entries(CHEST_DRAWINGS).flatMap(([kind, draw]): [string, Icon][] => [
    [`chest-${kind}`, { draw: () => draw(false), px: LARGE_PX }],
    [`chest-${kind}-open`, { draw: () => draw(true), px: LARGE_PX }],
  ]),
  ...PETS_BY_HOUSE.flatMap((_, house): [string, Icon][] => [
    [`crest-${house}`, { draw: () => drawCrest(house), px: LARGE_PX }],
    [`portrait-${house}`, { draw: () => drawPortrait(house), px: LARGE_PX }],
  ]),
  ...RANK_LEAGUES.map((league): [string, Icon] => [
    `league-${league}`,
    { draw: () => drawLeague(league), px: LARGE_PX },
  ]),
  ...GEAR_SLOTS.flatMap((slot) =>
    RARITY_INDEXES.map((rarity): [string, Icon] => [
      `item-${slot}-${rarity}`,
      { draw: () => GEAR_DRAWINGS[slot].icon(rarity), px: NORMAL_PX },
    ]),
  ),
])

/** The margin around the 256 × 256 drawing holds glows and crowns. */
export const ICON_BOX = { x: -6, y: -6, width: 268, height: 268 } as const

const QUALITY = 74

export const iconOutput = (frame: FrameSource): OutputSource => ({
  kind: 'picture',
  name: frame.name,
  frame,
  quality: QUALITY,
})

export const iconSource = (name: IconName | GearIconName): OutputSource => {
  const icon = ICONS.get(name)
  if (!icon)
    throw new Error(`Icon "${name}" is in assets/manifest/names.ts but nothing draws it: add it to assets/art/icons`)
  return pictureOutput(name, { svg: icon.draw, box: ICON_BOX, pxPerUnit: icon.px / ICON_BOX.width }, QUALITY)
}
