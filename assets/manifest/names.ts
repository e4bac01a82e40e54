import type { ChestKind } from '#rules/items/boxes.ts'
import type { MaterialSlug } from '#rules/items/materials.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import { HOME_ISLAND_PICTURES, type HomeIslandPicture } from './home-islands.ts'
import { RANK_LEAGUES } from './insignia.ts'
import { PETS_BY_HOUSE, type PetName } from './pets.ts'

/** Names for the build, tests and types. The browser imports only the types; the addresses are in `packs.ts`. */

export type PackName = `pet-${PetName}` | 'gear' | 'gear-special' | 'crowns' | 'capes' | 'season-capes' | 'vfx' | 'map'
export const PACK_NAMES: readonly PackName[] = [
  ...PETS_BY_HOUSE.map((pet): PackName => `pet-${pet}`),
  'gear',
  'gear-special',
  'crowns',
  'capes',
  'season-capes',
  'vfx',
  'map',
]

type HouseId = Exclude<keyof typeof PETS_BY_HOUSE, keyof (readonly unknown[])>
const HOUSE_IDS = Object.keys(PETS_BY_HOUSE) as HouseId[]
const SKILLS: Readonly<Record<SkillName, true>> = {
  desolate: true,
  reflect: true,
  'life-steal': true,
  'rising-fury': true,
  'fatal-blow': true,
  berserk: true,
}
const STANCES: Readonly<Record<Stance, true>> = { rush: true, guard: true, trick: true }
const STONES = ['burning-hell', 'frost-prison', 'luck-leech'] as const
const LEVELS = [1, 2, 3, 4] as const
/** Records, because the manifest may import only types of the rules: a record that lacks an id does not compile. */
const MATERIAL_ICONS: { readonly [Slug in MaterialSlug]: Slug } = {
  'material-wood': 'material-wood',
  'material-iron': 'material-iron',
  'material-titanium': 'material-titanium',
  'material-ruby': 'material-ruby',
  'material-diamond': 'material-diamond',
  'material-awake-stone': 'material-awake-stone',
}
const CHEST_ICONS: { readonly [Kind in ChestKind]: readonly [`chest-${Kind}`, `chest-${Kind}-open`] } = {
  wood: ['chest-wood', 'chest-wood-open'],
  iron: ['chest-iron', 'chest-iron-open'],
  titanium: ['chest-titanium', 'chest-titanium-open'],
  weapon: ['chest-weapon', 'chest-weapon-open'],
}

const PLAIN_ICONS = [
  'tok',
  'star',
  'telegram-stars',
  'energy',
  'attack',
  'hp',
  'luck',
  'evasion',
  'crit',
  'lock',
  'speed',
  'info',
  'close',
  'back',
  'chevron',
  'check',
  'nav-home',
  'nav-earn',
  'nav-upgrade',
  'nav-friends',
  'nav-reward',
  'trophy',
  'streak',
  'fight',
  'sound-on',
  'sound-off',
  'sound-music',
  'settings',
  'history',
  'share',
  'watch',
  'copy',
] as const

export type IconName =
  | (typeof PLAIN_ICONS)[number]
  | `skill-${SkillName}`
  | `stance-${Stance}`
  | `stone-${(typeof STONES)[number]}-${(typeof LEVELS)[number]}`
  | MaterialSlug
  | `chest-${ChestKind}`
  | `chest-${ChestKind}-open`
  | `crest-${HouseId}`
  | `portrait-${HouseId}`
  | `league-${(typeof RANK_LEAGUES)[number]}`

export const ICON_NAMES: readonly IconName[] = [
  ...PLAIN_ICONS,
  ...(Object.keys(SKILLS) as SkillName[]).map((skill): IconName => `skill-${skill}`),
  ...(Object.keys(STANCES) as Stance[]).map((stance): IconName => `stance-${stance}`),
  ...STONES.flatMap((stone) => LEVELS.map((level): IconName => `stone-${stone}-${level}`)),
  ...Object.values(MATERIAL_ICONS),
  ...Object.values(CHEST_ICONS).flat(),
  ...HOUSE_IDS.flatMap((house): IconName[] => [`crest-${house}`, `portrait-${house}`]),
  ...RANK_LEAGUES.map((league): IconName => `league-${league}`),
]

const PLAIN_PICTURES = [
  'map-background',
  'error',
  'maintenance',
  'not-found',
  'not-open',
  'empty',
  'loading',
  'logo',
  'app-icon',
] as const

export type PictureName = (typeof PLAIN_PICTURES)[number] | HomeIslandPicture

export const PICTURE_NAMES: readonly PictureName[] = [...PLAIN_PICTURES, ...HOME_ISLAND_PICTURES]
