import { haptic } from '../platform/messenger.ts'
import { BEATS_MS, type Suspense, useSuspense } from '../ui/moment/use-suspense.ts'
import { sound } from './sound.ts'

/** Each beat sounds higher: they come closer. */
const BEAT_RATES = [1, 1.26, 1.5] as const

/** A suspense of beats that rise and get heavier; the music makes way for its outcome. */
export const useRisingSuspense = ({
  onRevealed,
  ...suspense
}: Omit<Suspense, 'onBeat'>): ReturnType<typeof useSuspense> =>
  useSuspense({
    ...suspense,
    onBeat: (index) => {
      haptic(index === BEATS_MS.length - 1 ? 'heavy' : 'medium')
      sound.play('count', { rate: BEAT_RATES[index] ?? 1 })
    },
    onRevealed: () => {
      haptic('success')
      sound.duck(1)
      onRevealed()
    },
  })
