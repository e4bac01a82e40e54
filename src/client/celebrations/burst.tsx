import type { CSSProperties } from 'react'
import styles from './burst.module.css'

const CONFETTI = Array.from({ length: 22 }, (_, index) => index)

const confettiPath = (index: number): CSSProperties => {
  const angle = (index / CONFETTI.length) * Math.PI * 2
  const reach = 110 + ((index * 37) % 90)
  return {
    '--x': `${Math.round(Math.cos(angle) * reach)}px`,
    '--y': `${Math.round(Math.sin(angle) * reach)}px`,
    '--turn': `${(index * 67) % 360}deg`,
  } as CSSProperties
}

/** Takes its colour from `--rarity`. Does not move inside `[data-calm]`. */
export const Burst = () => (
  <>
    <span className={styles.rays} />
    <span className={styles.ring} />
    {CONFETTI.map((piece) => (
      <span key={piece} className={styles.piece} style={confettiPath(piece)} />
    ))}
  </>
)
