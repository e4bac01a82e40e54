import type { CSSProperties } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './coin-burst.module.css'

const COINS = 12
const COIN_NUMBERS = Array.from({ length: COINS }, (_, index) => index)
const TURN_RADIANS = Math.PI * 2

const path = (index: number): CSSProperties => {
  const angle = (index / COINS) * TURN_RADIANS
  const reach = index % 2 === 0 ? 74 : 48
  return {
    '--x': `${Math.round(Math.cos(angle) * reach)}px`,
    '--y': `${Math.round(Math.sin(angle) * reach * 0.6) - 40}px`,
    '--delay': `${(index % 4) * 35}ms`,
  } as CSSProperties
}

export interface CoinBurstProps {
  readonly text: string
  readonly onEnd: () => void
}

/** Coins that burst out of the claim button and fly up to the balance. */
export const CoinBurst = ({ text, onEnd }: CoinBurstProps) => (
  <div className={styles.burst} aria-hidden="true">
    {COIN_NUMBERS.map((coin) => (
      <span key={coin} className={styles.coin} style={path(coin)}>
        <Icon name="tok" size={30} />
      </span>
    ))}
    <span className={styles.text} onAnimationEnd={onEnd} data-decoration>
      {text}
    </span>
  </div>
)
