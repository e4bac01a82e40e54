import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { houseAbout } from '#client/i18n/house-about.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatCompactTok, tokOf } from '#client/ui/format/format.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { crestIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { GameConfig } from '#contracts/wire.ts'
import { type House, houseOf } from '#rules/house/houses.ts'
import styles from './house-dialog.module.css'
import { JoinCeremony } from './join-ceremony.tsx'
import { openHomeOut } from './open-home-out.ts'
import { useJoin } from './use-join.ts'

/** Time from the filled reward bars to the ceremony or, without motion, to home. */
const FILLED_MS = 900
const STAT_MAX = 6
const STATS = [
  { key: 'atk', icon: 'attack', name: 'onboarding.attack', tone: 'orange' },
  { key: 'hp', icon: 'hp', name: 'onboarding.hp', tone: 'mint' },
  { key: 'luck', icon: 'luck', name: 'onboarding.luck', tone: 'gold' },
] as const

const HouseStats = ({ house }: { readonly house: House }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.stats}>
      {STATS.map(({ key, icon, name, tone }) => (
        <div key={key} className={styles.stat}>
          <Icon name={icon} size={22} />
          <Bar value={house[key]} max={STAT_MAX} tone={tone} size="small" label={t(name)} text={String(house[key])} />
        </div>
      ))}
    </div>
  )
}

interface RewardProps {
  readonly title: string
  readonly subtext: string
  readonly amountNano: number
  readonly isFilled: boolean
}

const Reward = ({ title, subtext, amountNano, isFilled }: RewardProps) => {
  const amount = tokOf(amountNano)
  return (
    <div className="radius-16 on-panel-light padding-8-12">
      <p className="font-display regular margin-bottom-4">{title}</p>
      <Bar
        value={isFilled ? amount : 0}
        max={amount}
        tone="gold"
        label={title}
        text={isFilled ? `+${formatCompactTok(amountNano)}` : `0/${formatCompactTok(amountNano)}`}
      />
      <p className="muted size-13 margin-top-2">{subtext}</p>
    </div>
  )
}

export interface HouseDialogProps {
  readonly houseId: number
  readonly open: boolean
  readonly client: GameConfig['client']
  /** Nano TOK per hour of a new player. */
  readonly hourlyNano: number
  readonly isSpecial: boolean
  readonly onClose: () => void
}

export const HouseDialog = ({ houseId, open, client, hourlyNano, isSpecial, onClose }: HouseDialogProps) => {
  const { t, i18n } = useTranslation()
  const { join, enter, isPending, hasJoined } = useJoin()
  const house = houseOf(houseId)
  const isCalm = useReducedMotion()
  const [isCelebrating, setCelebrating] = useState(false)
  const onFilled = useEffectEvent(() => (isCalm ? void enter() : setCelebrating(true)))
  useEffect(() => {
    if (!hasJoined) return
    const timer = setTimeout(() => onFilled(), FILLED_MS)
    return () => clearTimeout(timer)
  }, [hasJoined])

  const { welcome_nano, house_nano } = client.onboarding
  // The server's text is English, so other languages use their own.
  const fromServer = i18n.language === 'en' ? client.texts.onboarding_subtext : undefined
  const hourly = formatCompactTok(hourlyNano)
  const subtext = fromServer ?? t('onboarding.claimSubtext', { amount: hourly })
  const title = t(isSpecial ? 'onboarding.welcomePlayers' : 'onboarding.house', { house: house.name })
  const isBusy = isPending || hasJoined
  return (
    <Dialog open={open} title={title} onClose={onClose} dismissable={!isBusy}>
      <div className={styles.banner} data-house={house.id}>
        <Icon name={crestIcon(house.id)} size={64} {...(styles.crest ? { className: styles.crest } : {})} />
        <FighterView
          houseId={house.id}
          pose={hasJoined ? POSES.win : POSES.idle}
          label={t('onboarding.pet', { house: house.name })}
          {...(styles.pet ? { className: styles.pet } : {})}
        />
        <HouseStats house={house} />
      </div>
      <p className="soft text-center margin-top-12">{t('onboarding.welcome', { house: house.name })}</p>
      <p className={styles.about}>{houseAbout(house)}</p>
      <div className={styles.rewards}>
        <Reward
          title={t('onboarding.welcomeReward', { amount: formatCompactTok(welcome_nano) })}
          subtext={subtext}
          amountNano={welcome_nano}
          isFilled={hasJoined}
        />
        <Reward
          title={t('onboarding.houseReward', { house: house.name, amount: formatCompactTok(house_nano) })}
          subtext={subtext}
          amountNano={house_nano}
          isFilled={hasJoined}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose} disabled={isBusy}>
          {t('onboarding.back')}
        </Button>
        <Button fullWidth pending={isBusy} onClick={() => join(house.id)}>
          {t('onboarding.join')}
        </Button>
      </div>
      {isCelebrating && (
        <JoinCeremony
          house={house}
          amountNano={welcome_nano + house_nano}
          onEnd={() => void enter().then((isHome) => (isHome ? openHomeOut() : setCelebrating(false)))}
        />
      )}
    </Dialog>
  )
}
