/** Icons of this area, each its own small file. */
export const CREATURE_ICON_NAMES = [] as const

/** Atlases of this area. */
export const CREATURE_PACK_NAMES = [] as const

/** Single pictures of this area. */
export const CREATURE_PICTURE_NAMES = [] as const
