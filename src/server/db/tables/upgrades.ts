import type { UpgradeType } from '#rules/upgrades/upgrades.ts'
import type { Instant, Int8 } from './columns.ts'

export interface UpgradesTable {
  player_id: Int8
  upgrade_type: UpgradeType
  level: number
  bought_at: Instant
}

export interface MissionsDoneTable {
  player_id: Int8
  mission_id: string
  done_at: Instant
}
