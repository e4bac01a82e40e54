import { icons, packs, pictures } from '#assets/generated/manifest.ts'
import { ART_ROOT } from './art-root.ts'
import type { IconName, PackName, PictureName } from './names.ts'

export type { IconName, PackName, PictureName }

/** The frames file is Phaser's "JSON hash" with anchors; `bytes` is the size of both files. */
export interface PackFiles {
  readonly imageUrl: string
  readonly framesUrl: string
  readonly bytes: number
}

export const packOf = (name: PackName): PackFiles => {
  const [image, frames, bytes] = packs[name]
  return { imageUrl: `${ART_ROOT}/${name}.${image}`, framesUrl: `${ART_ROOT}/${name}.${frames}`, bytes }
}

/** The icons of `names.ts`, without gear, insignia and additions. */
export const iconNames = (): IconName[] => Object.keys(icons) as IconName[]

/** 128 × 128 px, unless the icon is naturally wider. */
export const iconUrl = (name: IconName): string => `${ART_ROOT}/${name}.${icons[name]}`

export const pictureUrl = (name: PictureName): string => `${ART_ROOT}/${name}.${pictures[name]}`
