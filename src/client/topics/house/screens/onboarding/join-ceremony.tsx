import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PassingCelebration } from '#client/celebrations/passing-celebration.tsx'
import { formatBalance } from '#client/ui/format/format.ts'
import { crestIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import type { House } from '#rules/house/houses.ts'
import { PetLanding } from '../../shared/pet-landing.tsx'
import styles from './join-ceremony.module.css'

const PET_PX = 230
const COINS = 10
const COIN_NUMBERS = Array.from({ length: COINS }, (_, index) => index)
const LANDED_MS = 700
const LENGTH_MS = 2300

const coinPath = (index: number): CSSProperties =>
  ({
    '--from': `${((index * 37) % 100) - 50}vw`,
    '--rise': `${30 + ((index * 53) % 35)}vh`,
    '--delay': `${320 + index * 70}ms`,
  }) as CSSProperties

export interface JoinCeremonyProps {
  readonly house: House
  readonly amountNano: number
  readonly onEnd: () => void
}

export const JoinCeremony = ({ house, amountNano, onEnd }: JoinCeremonyProps) => {
  const { t } = useTranslation()
  const [countedNano, setCounted] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setCounted(amountNano), LANDED_MS)
    return () => clearTimeout(timer)
  }, [amountNano])
  return (
    <PassingCelebration
      backdrop="dawn"
      celebration={null}
      lengthMs={LENGTH_MS}
      className={styles.ceremony}
      onEnd={onEnd}
    >
      <p className={styles.purse}>
        <Icon name="tok" size={48} />
        <RollingAmount value={countedNano} format={(nano) => t('onboarding.gift', { amount: formatBalance(nano) })} />
      </p>
      <div className={styles.stage}>
        <PetLanding house={house} size={PET_PX} />
      </div>
      <p className={styles.plate}>
        <Icon name={crestIcon(house.id)} size={40} />
        {house.name}
      </p>
      {COIN_NUMBERS.map((coin) => (
        <span key={coin} className={styles.coin} style={coinPath(coin)}>
          <Icon name="tok" size={34} />
        </span>
      ))}
    </PassingCelebration>
  )
}
