import { type Address, PAGE } from '../../game/page-addresses.ts'

/** Pre-fills the slots with the stack (row 136). */
export const toUpgradeStone = (id: string): Address => `${PAGE.UPGRADE_STONE.path}?stone=${id}`
