import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PassingCelebration } from '#client/celebrations/passing-celebration.tsx'
import { countUp } from '#client/sound/count-up.ts'
import { sound } from '#client/sound/sound.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { GuildDetail } from '#contracts/wire.ts'
import { guildLevelXp } from '#rules/guild/guild.ts'
import { Emblem } from '../shared/emblem.tsx'
import styles from './gift-celebration.module.css'

const EMBLEM_PX = 150
const COIN_PX = 36
const COINS = Array.from({ length: 10 }, (_, index) => index)
const COIN_SOUNDS_MS = [720, 870, 1020, 1170, 1320]
const ARRIVED_MS = 760
const LENGTH_MS = 2100
const LEVEL_LENGTH_MS = 3000

const coinPath = (index: number): CSSProperties =>
  ({
    '--from': `${((index * 37) % 100) - 50}vw`,
    '--at': `${index * 75}ms`,
  }) as CSSProperties

export interface GiftCelebrationProps {
  readonly guild: GuildDetail
  /** In whole TOK, which is also the guild XP it brings. */
  readonly amount: number
  readonly onEnd: () => void
}

export const GiftCelebration = ({ guild, amount, onEnd }: GiftCelebrationProps) => {
  const { t } = useTranslation()
  const [given, setGiven] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setGiven(amount), ARRIVED_MS)
    const endCoins = countUp(sound, COIN_SOUNDS_MS)
    return () => {
      clearTimeout(timer)
      endCoins()
    }
  }, [amount])
  const { level, xp, next_level_xp: next } = guild
  const startXp = guildLevelXp(level)
  const isLevelUp = next !== null && xp + amount >= next
  return (
    <PassingCelebration
      backdrop="guild"
      celebration={isLevelUp ? 'guild-level' : 'guild-gift'}
      lengthMs={isLevelUp ? LEVEL_LENGTH_MS : LENGTH_MS}
      className={styles.gift}
      onEnd={onEnd}
    >
      <div className={styles.emblem}>
        <Emblem emblem={guild.emblem} size={EMBLEM_PX} />
      </div>
      <p className={styles.amount}>{t('guild.gift.xp', { amount: formatInteger(amount) })}</p>
      {next !== null && (
        <div className={styles.bar}>
          <Bar
            size="large"
            tone="gold"
            value={Math.min(next - startXp, xp - startXp + given)}
            max={next - startXp}
            label={t('guild.page.xp')}
            text={t('guild.page.xpOf', {
              xp: formatInteger(xp - startXp + given),
              next: formatInteger(next - startXp),
            })}
          />
        </div>
      )}
      {isLevelUp && <p className={styles.level}>{t('guild.gift.level', { level: level + 1 })}</p>}
      {COINS.map((coin) => (
        <span key={coin} className={styles.coin} style={coinPath(coin)}>
          <Icon name="tok" size={COIN_PX} />
        </span>
      ))}
    </PassingCelebration>
  )
}
