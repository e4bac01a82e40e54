import { INSIGNIA_ICON_NAMES, type InsigniaIconName } from './insignia.ts'

export type LargeInsignia = Extract<InsigniaIconName, `medal-${string}` | `rank-${string}`>
export type LargeInsigniaPicture = `${LargeInsignia}-large`

const isLarge = (name: InsigniaIconName): name is LargeInsignia => /^(medal|rank)-/.test(name)

export const largeInsignia = (icon: LargeInsignia): LargeInsigniaPicture => `${icon}-large`

export const LARGE_INSIGNIA: readonly LargeInsignia[] = INSIGNIA_ICON_NAMES.filter(isLarge)

export const LARGE_INSIGNIA_PICTURES: readonly LargeInsigniaPicture[] = LARGE_INSIGNIA.map(largeInsignia)
