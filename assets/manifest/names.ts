import type { ChestKind } from '#rules/chests/win-chests.ts'
import type { AnyBoxKind } from '#rules/items/boxes.ts'
import type { MaterialSlug } from '#rules/items/materials.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { EquippedStone, StoneType } from '#rules/stones/stones.ts'
import { HOME_ISLAND_PICTURES, type HomeIslandPicture } from './home-islands.ts'
import type { RANK_LEAGUES } from './insignia.ts'
import { PETS_BY_HOUSE, type PetName } from './pets.ts'

/** For the build, tests and types. The browser imports only the types; `packs.ts` has the addresses. */

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

export type IconName =
  | 'tok'
  | 'star'
  | 'telegram-stars'
  | 'energy'
  | 'attack'
  | 'hp'
  | 'luck'
  | 'evasion'
  | 'crit'
  | 'lock'
  | 'speed'
  | 'info'
  | 'close'
  | 'back'
  | 'chevron'
  | 'check'
  | 'nav-home'
  | 'nav-earn'
  | 'nav-upgrade'
  | 'nav-friends'
  | 'nav-reward'
  | 'trophy'
  | 'streak'
  | 'fight'
  | 'sound-on'
  | 'sound-off'
  | 'sound-music'
  | 'settings'
  | 'history'
  | 'share'
  | 'watch'
  | 'copy'
  | `skill-${SkillName}`
  | `stance-${Stance}`
  | `stone-${StoneType}-${EquippedStone['level']}`
  | MaterialSlug
  | `chest-${ChestKind}`
  | `chest-${ChestKind}-open`
  | `box-${AnyBoxKind}`
  | `box-${AnyBoxKind}-open`
  | `crest-${HouseId}`
  | `portrait-${HouseId}`
  | `league-${(typeof RANK_LEAGUES)[number]}`

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
