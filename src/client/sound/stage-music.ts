import type { LoopName } from '../../../assets/manifest/sound-names.ts'
import type { StageState } from '../../bridge/bridge.ts'

/** A loop and how fast it is played; 1 is as recorded. */
export interface StageMusic {
  readonly loop: LoopName | null
  readonly rate: number
}

/** A boss in its second phase: faster, and higher with it. */
const SECOND_PHASE_RATE = 1.09

const isBossFight = ({ user, opponent }: NonNullable<StageState['kombat']>): boolean =>
  user.look.kind === 'boss' || opponent?.look.kind === 'boss'

/**
 * The music of the page, or what the stage plays in its place: a boss has music of its own, and it is silent while one falls. Null
 * while it is not known who fights: what plays goes on.
 */
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
