import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { POSES } from '../../../../../../assets/manifest/poses.ts'
import type { House } from '../../../../../rules/house/houses.ts'
import { FighterView } from '../../../../ui/fighters/fighter-view.tsx'
import { formatBalance } from '../../../../ui/format/format.ts'
import { crestIcon } from '../../../../ui/icons/game-icons.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { HouseIsland } from '../../../../ui/islands/house-island.tsx'
import { RollingAmount } from '../../../../ui/values/rolling-amount.tsx'
import { useTimeOfDay } from '../../../home/shelf/time-of-day.ts'
import styles from './join-ceremony.module.css'

const PET_PX = 230
const COINS = 10
const COIN_NUMBERS = Array.from({ length: COINS }, (_, index) => index)
/** The pet has landed, and the coins reach the purse. */
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

/** Joining, celebrated: the pet jumps onto its island, the coins fly and are counted. A tap or a key ends it at once. */
export const JoinCeremony = ({ house, amountNano, onEnd }: JoinCeremonyProps) => {
  const { t } = useTranslation()
  const time = useTimeOfDay()
  const [countedNano, setCounted] = useState(0)
  const [isOver, setOver] = useState(false)
  const end = useEffectEvent(() => {
    if (!isOver) onEnd()
    setOver(true)
  })
  useEffect(() => {
    const timers = [setTimeout(() => setCounted(amountNano), LANDED_MS), setTimeout(() => end(), LENGTH_MS)]
    const skip = () => end()
    window.addEventListener('pointerup', skip)
    window.addEventListener('keydown', skip)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      window.removeEventListener('pointerup', skip)
      window.removeEventListener('keydown', skip)
    }
  }, [amountNano])

  return createPortal(
    <div className={styles.ceremony} aria-hidden="true" data-passing>
      <p className={styles.purse}>
        <Icon name="tok" size={48} />
        <RollingAmount value={countedNano} format={(nano) => t('onboarding.gift', { amount: formatBalance(nano) })} />
      </p>
      <div className={styles.stage} style={{ width: PET_PX, height: PET_PX }}>
        <HouseIsland pet={house.slug} time={time} petSize={PET_PX} />
        <div className={styles.pet}>
          <FighterView houseId={house.id} pose={POSES.win} size={PET_PX} />
        </div>
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
    </div>,
    document.body,
  )
}
