import { type Address, PAGE } from '#client/game/page-addresses.ts'
import type { UpgradeType } from '#rules/settings/settings-values.ts'

export const toUpgrade = (type: UpgradeType): Address => `${PAGE.UPGRAGE_V2.path}?card=${type}`
