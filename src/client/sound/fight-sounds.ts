import type { EffectName } from '#assets/manifest/sound-names.ts'
import type { KombatInput, KombatReport } from '#bridge/bridge.ts'

export interface PhaseSounds {
  readonly effects: readonly EffectName[]
  /** Level 0–1. Null stops the crowd, undefined changes nothing. */
  readonly crowd?: number | null
}

const NOTHING: PhaseSounds = { effects: [] }

const CROWD_LEVEL = { idle: null, finding: 0.22, ready: 0.6, countdown: 0.35, fighting: 0.5, end: 0.85 } as const

const endEffects = ({ fight, opponent }: KombatInput, { hp }: KombatReport): EffectName[] => {
  if (!fight) return []
  // A boss fight that the player survives names the boss as winner, but sounds like no defeat.
  if (opponent?.look.kind === 'boss' && hp.user > 0 && hp.opponent > 0) return ['roar']
  return fight.winner === fight.perspective ? ['victory', 'roar'] : ['defeat']
}

/** Create only one, because it compares each report with the one before. */
export const createFightSounds = (): ((report: KombatReport, input: KombatInput | null) => PhaseSounds) => {
  let before: KombatReport | null = null
  return (report, input) => {
    const last = before
    before = report
    if (report.phase !== last?.phase) {
      const crowd = CROWD_LEVEL[report.phase]
      if (!last || !input) return { effects: [], crowd }
      if (report.phase === 'end') return { effects: endEffects(input, report), crowd }
      if (report.phase === 'ready') return { effects: ['whoosh-2'], crowd }
      if (report.phase !== 'countdown') return { effects: [], crowd }
    }
    if (!input || report.phase !== 'countdown' || report.countdown === null) return NOTHING
    if (report.countdown === last?.countdown) return NOTHING
    const crowd = report.phase === last?.phase ? {} : { crowd: CROWD_LEVEL.countdown }
    return { effects: [report.countdown === 0 ? 'gong' : 'countdown'], ...crowd }
  }
}
