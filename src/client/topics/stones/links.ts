import { type Address, PAGE } from '../../game/page-addresses.ts'

/** Merging stones; with a stack of the player's it lies ready (row 136). */
export const toUpgradeStone = (id: string): Address => `${PAGE.UPGRADE_STONE.path}?stone=${id}`
