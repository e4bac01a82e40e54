import type { CSSProperties } from 'react'
import { Burst } from '#client/celebrations/burst.tsx'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import styles from './confetti.module.css'

export const Confetti = () => {
  const isCalm = useReducedMotion()
  return (
    <span
      className={styles.confetti}
      aria-hidden="true"
      data-decoration
      data-calm={isCalm || undefined}
      style={{ '--rarity': 'var(--gold)' } as CSSProperties}
    >
      <Burst />
    </span>
  )
}
