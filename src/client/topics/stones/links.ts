import { type Address, PAGE } from '#client/game/page-addresses.ts'

export const toUpgradeStone = (id: string): Address => `${PAGE.UPGRADE_STONE.path}?stone=${id}`
