import type { KombatPhase, KombatReport } from '#bridge/bridge.ts'

export type ScreenText =
  | { readonly key: 'finding' }
  | { readonly key: 'loading' }
  | { readonly key: 'startIn'; readonly count: 3 | 2 | 1 }
  | { readonly key: 'fight' }
  | { readonly key: 'turn'; readonly count: number }
  | null

const countdownText = (countdown: KombatReport['countdown']): ScreenText => {
  if (countdown === null) return null
  return countdown === 0 ? { key: 'fight' } : { key: 'startIn', count: countdown }
}

/** In this order (B2.1, row 79): finding or loading, countdown, turns left, empty. */
export const screenText = (
  report: Pick<KombatReport, 'phase' | 'countdown' | 'turnsLeft'>,
  waiting: 'finding' | 'loading' = 'finding',
): ScreenText => {
  const texts: Record<KombatPhase, ScreenText> = {
    idle: { key: waiting },
    finding: { key: waiting },
    ready: null,
    countdown: countdownText(report.countdown),
    fighting: { key: 'turn', count: report.turnsLeft },
    end: null,
  }
  return texts[report.phase]
}
