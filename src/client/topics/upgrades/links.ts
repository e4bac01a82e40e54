import type { UpgradeType } from '../../../rules/settings/settings-values.ts'
import { type Address, PAGE } from '../../game/page-addresses.ts'

export const toUpgrade = (type: UpgradeType): Address => `${PAGE.UPGRAGE_V2.path}?card=${type}`
