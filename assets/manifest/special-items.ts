/** Icons of this area, each its own small file. */
export const SPECIAL_ITEM_ICON_NAMES = [] as const

/** Atlases of this area. */
export const SPECIAL_ITEM_PACK_NAMES = [] as const

/** Single pictures of this area. */
export const SPECIAL_ITEM_PICTURE_NAMES = [] as const
