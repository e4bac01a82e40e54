import type { UpgradeType } from '../../../rules/settings/settings-values.ts'
import { type Address, PAGE } from '../../game/page-addresses.ts'

/** Scrolls to the card and highlights it. */
export const toUpgrade = (type: UpgradeType): Address => `${PAGE.UPGRAGE_V2.path}?card=${type}`
