import type { EffectName } from '../../../assets/manifest/sound-names.ts'
import type { KombatInput, KombatReport } from '../../bridge/bridge.ts'

/** What is heard when the arena goes on to its next phase; the blows themselves come as cues. */
export interface PhaseSounds {
  readonly effects: readonly EffectName[]
  /** The crowd's new level, 0–1; null without an arena, undefined as before. */
  readonly crowd?: number | null
}

const NOTHING: PhaseSounds = { effects: [] }

/** Loudness of the crowd by phase: a murmur, a stir for the opponent, a hush before the gong, a storm at the end. */
const CROWD_LEVEL = { idle: null, finding: 0.22, ready: 0.6, countdown: 0.35, fighting: 0.5, end: 0.85 } as const

const endEffects = ({ fight, opponent }: KombatInput, { hp }: KombatReport): EffectName[] => {
  if (!fight) return []
  // Whoever has outlived a boss has not lost, whatever the turns have counted.
  if (opponent?.look.kind === 'boss' && hp.user > 0 && hp.opponent > 0) return ['roar']
  return fight.winner === fight.perspective ? ['victory', 'roar'] : ['defeat']
}

/** What to play for each report of the arena. One instance a page: it compares a report with the one before. */
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
