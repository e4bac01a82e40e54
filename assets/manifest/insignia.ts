/** Icons of ranks, medals and honours, each its own small file. */
export const INSIGNIA_ICON_NAMES = [] as const

/** Insignia stand alone, so there is no atlas of them. */
export const INSIGNIA_PACK_NAMES = [] as const

/** Single pictures of this area. */
export const INSIGNIA_PICTURE_NAMES = [] as const
