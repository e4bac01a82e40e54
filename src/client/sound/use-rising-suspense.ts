import { haptic } from '../platform/messenger.ts'
import { BEATS_MS, type Suspense, useSuspense } from '../ui/moment/use-suspense.ts'
import { type Celebration, celebrate } from './celebrations.ts'
import { sound } from './sound.ts'

/** Each beat sounds higher: they come closer. */
const BEAT_RATES = [1, 1.26, 1.5] as const

export interface RisingSuspense extends Omit<Suspense, 'onBeat' | 'onRevealed'> {
  readonly celebration: Celebration
  readonly onRevealed?: () => void
}

/** A suspense of beats that rise and get heavier; the music makes way for its outcome, which has its sound. */
export const useRisingSuspense = ({
  celebration,
  onRevealed,
  ...suspense
}: RisingSuspense): ReturnType<typeof useSuspense> =>
  useSuspense({
    ...suspense,
    onBeat: (index) => {
      haptic(index === BEATS_MS.length - 1 ? 'heavy' : 'medium')
      sound.play('count', { rate: BEAT_RATES[index] ?? 1 })
    },
    onRevealed: () => {
      haptic('success')
      sound.duck(1)
      celebrate(celebration)
      onRevealed?.()
    },
  })
