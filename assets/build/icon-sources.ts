import { GEAR_DRAWINGS } from '#assets/art/gear/all.ts'
import { BOX_DRAWINGS } from '#assets/art/icons/boxes.ts'
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
const HOUSES = [0, 1, 2, 3, 4, 5, 6, 7] as const
const STONE_LEVELS = [1, 2, 3, 4] as const
const STONES = { 'burning-hell': 'flame', 'frost-prison': 'ice', 'luck-leech': 'curse' } as const
const RARITY_INDEXES: readonly RarityIndex[] = [0, 1, 2, 3, 4, 5]

const entriesOf = <Name extends string, Value>(record: Readonly<Record<Name, Value>>) =>
  Object.entries(record) as [Name, Value][]

const sized = <Name extends string>(px: number, drawings: readonly (readonly [Name, () => string])[]) =>
  Object.fromEntries(drawings.map(([name, draw]) => [name, { draw, px }])) as Record<Name, Icon>

const ICONS: Readonly<Record<IconName, Icon>> = {
  tok: { draw: drawTok, px: NORMAL_PX },
  star: { draw: drawStar, px: NORMAL_PX },
  'telegram-stars': { draw: drawTelegramStars, px: SMALL_PX },
  energy: { draw: drawEnergy, px: SMALL_PX },
  ...sized(SMALL_PX, entriesOf(GLYPHS)),
  ...sized(NORMAL_PX, entriesOf(STAT_ICONS)),
  ...sized(NORMAL_PX, entriesOf(NAV_ICONS)),
  ...sized(
    NORMAL_PX,
    entriesOf(SKILL_ICONS).map(([skill, draw]) => [`skill-${skill}`, draw] as const),
  ),
  ...sized(
    SMALL_PX,
    entriesOf(STANCE_ICONS).map(([stance, draw]) => [`stance-${stance}`, draw] as const),
  ),
  ...sized(NORMAL_PX, entriesOf(MATERIAL_ICONS)),
  ...sized(
    NORMAL_PX,
    entriesOf(STONES).flatMap(([stone, sign]) =>
      STONE_LEVELS.map((level) => [`stone-${stone}-${level}`, () => drawStone(sign, level)] as const),
    ),
  ),
  ...sized(
    LARGE_PX,
    entriesOf(CHEST_DRAWINGS).flatMap(([kind, draw]) => [
      [`chest-${kind}`, () => draw(false)] as const,
      [`chest-${kind}-open`, () => draw(true)] as const,
    ]),
  ),
  ...sized(
    LARGE_PX,
    entriesOf(BOX_DRAWINGS).flatMap(([kind, draw]) => [
      [`box-${kind}`, () => draw(false)] as const,
      // Drawn without its glow, which would double the file: the opening shows rays behind it.
      [`box-${kind}-open`, () => draw(true, false)] as const,
    ]),
  ),
  ...sized(
    LARGE_PX,
    HOUSES.flatMap((house) => [
      [`crest-${house}`, () => drawCrest(house)] as const,
      [`portrait-${house}`, () => drawPortrait(house)] as const,
    ]),
  ),
  ...sized(
    LARGE_PX,
    RANK_LEAGUES.map((league) => [`league-${league}`, () => drawLeague(league)] as const),
  ),
}

export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[]

const ALL_ICONS: Readonly<Record<IconName | GearIconName, Icon>> = {
  ...ICONS,
  ...sized(
    NORMAL_PX,
    GEAR_SLOTS.flatMap((slot) =>
      RARITY_INDEXES.map((rarity) => [`item-${slot}-${rarity}`, () => GEAR_DRAWINGS[slot].icon(rarity)] as const),
    ),
  ),
}

/** The drawing is 256 × 256. The margin around it is for glows and crowns. */
export const ICON_BOX = { x: -6, y: -6, width: 268, height: 268 } as const

const QUALITY = 74

export const iconOutput = (frame: FrameSource): OutputSource => ({
  kind: 'picture',
  name: frame.name,
  frame,
  quality: QUALITY,
})

export const iconSource = (name: IconName | GearIconName): OutputSource => {
  const { draw, px } = ALL_ICONS[name]
  return pictureOutput(name, { svg: draw, box: ICON_BOX, pxPerUnit: px / ICON_BOX.width }, QUALITY)
}
