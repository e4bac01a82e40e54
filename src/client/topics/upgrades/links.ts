import { type Address, PAGE } from '#client/game/page-paths.ts'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'

export const toUpgrade = (type: UpgradeType): Address => `${PAGE.UPGRAGE_V2.path}?card=${type}`

/** Opens the card at its missions. */
export const toHonorMissions: Address = `${PAGE.UPGRAGE_V2.path}?card=honor&open=missions`
