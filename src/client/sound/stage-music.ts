import type { LoopName } from '#assets/manifest/sound-names.ts'
import type { StageState } from '#bridge/bridge.ts'

export interface StageMusic {
  readonly loop: LoopName | null
  readonly rate: number
}

const SECOND_PHASE_RATE = 1.09

const isBossFight = ({ user, opponent }: NonNullable<StageState['kombat']>): boolean =>
  user.look.kind === 'boss' || opponent?.look.kind === 'boss'

/** A boss has its own music, and its fall begins in silence. Null before the battle is set up: the music goes on. */
export const stageMusic = (
  page: LoopName | null,
  { kombat, report, bossFall }: Pick<StageState, 'kombat' | 'report' | 'bossFall'>,
  hasFallen: boolean,
): StageMusic | null => {
  if (bossFall) return { loop: hasFallen ? 'victory' : null, rate: 1 }
  if (page !== 'battle') return { loop: page, rate: 1 }
  if (!kombat) return null
  if (!isBossFight(kombat)) return { loop: page, rate: 1 }
  const rages = report.phase === 'fighting' && report.isSecondPhase
  return { loop: 'boss', rate: rages ? SECOND_PHASE_RATE : 1 }
}
