import { icons, packs, pictures } from '#assets/generated/manifest-extras.ts'
import { ART_ROOT } from './art-root.ts'
import type { ExtraIconName, ExtraPackName, ExtraPictureName } from './extra-names.ts'
import type { PackFiles } from './packs.ts'

export type { ExtraIconName, ExtraPackName, ExtraPictureName }

export const extraPackOf = (name: ExtraPackName): PackFiles => {
  const [image, frames, bytes] = packs[name]
  return { imageUrl: `${ART_ROOT}/${name}.${image}`, framesUrl: `${ART_ROOT}/${name}.${frames}`, bytes }
}

export const extraIconUrl = (name: ExtraIconName): string => `${ART_ROOT}/${name}.${icons[name]}`

export const extraIconNames = (): ExtraIconName[] => Object.keys(icons) as ExtraIconName[]

export const extraPictureUrl = (name: ExtraPictureName): string => `${ART_ROOT}/${name}.${pictures[name]}`
