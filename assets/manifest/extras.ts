import { icons, packs, pictures } from '../generated/manifest-extras.ts'
import { ART_ROOT } from './art-root.ts'
import type { ExtraIconName, ExtraPackName, ExtraPictureName } from './extra-names.ts'
import type { PackFiles } from './packs.ts'

export type { ExtraIconName, ExtraPackName, ExtraPictureName }

/** Addresses and weight of a pack that only some screens need, for `load.atlas(name, imageUrl, framesUrl)`. */
export const extraPackOf = (name: ExtraPackName): PackFiles => {
  const [image, frames, bytes] = packs[name]
  return { imageUrl: `${ART_ROOT}/${name}.${image}`, framesUrl: `${ART_ROOT}/${name}.${frames}`, bytes }
}

/** Address of an icon that only some screens need. */
export const extraIconUrl = (name: ExtraIconName): string => `${ART_ROOT}/${name}.${icons[name]}`

/** Every icon beyond the first screens, those that came without code included. */
export const extraIconNames = (): ExtraIconName[] => Object.keys(icons) as ExtraIconName[]

/** Address of a single picture that only some screens need. */
export const extraPictureUrl = (name: ExtraPictureName): string => `${ART_ROOT}/${name}.${pictures[name]}`
