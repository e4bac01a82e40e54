import { INSIGNIA_ICON_NAMES, type InsigniaIconName } from './insignia.ts'

/** The insignia that share cards show large: medals and ranks. */
export type LargeInsignia = Extract<InsigniaIconName, `medal-${string}` | `rank-${string}`>
export type LargeInsigniaPicture = `${LargeInsignia}-large`

const isLarge = (name: InsigniaIconName): name is LargeInsignia => /^(medal|rank)-/.test(name)

/** The picture that a share card has of an icon: only who shares one loads it. */
export const largeInsignia = (icon: LargeInsignia): LargeInsigniaPicture => `${icon}-large`

/** The insignia that have a large picture. */
export const LARGE_INSIGNIA: readonly LargeInsignia[] = INSIGNIA_ICON_NAMES.filter(isLarge)

/** Every picture of an insignia for a share card. */
export const LARGE_INSIGNIA_PICTURES: readonly LargeInsigniaPicture[] = LARGE_INSIGNIA.map(largeInsignia)
