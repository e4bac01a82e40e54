import { type Address, PAGE } from '#client/game/page-paths.ts'

export const toUpgradeStone = (id: string): Address => `${PAGE.UPGRADE_STONE.path}?stone=${id}`
