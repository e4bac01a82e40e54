import type { CSSProperties } from 'react'
import { Icon } from '#client/ui/icons/icon.tsx'
import styles from './coin-burst.module.css'

const COINS = 12
const COIN_NUMBERS = Array.from({ length: COINS }, (_, index) => index)
const APART_RADIANS = 2.4

const path = (index: number): CSSProperties => {
  const angle = index * APART_RADIANS
  const reach = 24 + index * 7
  return {
    '--x': `${Math.round(Math.cos(angle) * reach)}px`,
    '--y': `${Math.round(Math.sin(angle) * reach * 0.6) - 40}px`,
    '--delay': `${index * 30}ms`,
  } as CSSProperties
}

export const CoinBurst = ({ text, onEnd }: { readonly text: string; readonly onEnd: () => void }) => (
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
