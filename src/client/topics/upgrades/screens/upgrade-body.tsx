import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { formatBalance, formatCost } from '#client/ui/format/format.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { NowNext } from './now-next.tsx'
import type { UpgradeCard } from './upgrade-cards.ts'
import { useValueLabel } from './upgrade-label.ts'
import { UpgradePicture } from './upgrade-picture.tsx'

export interface UpgradeBodyProps {
  readonly card: UpgradeCard
  readonly bursts: number
  readonly isPending: boolean
  readonly onBuy: () => void
  /** Opens the missions if one has to be claimed first (row 54). */
  readonly onOpenMission?: () => void
}

const useEffectLabel = (card: UpgradeCard): string => {
  const { t } = useTranslation()
  const isPocket = card.type === 'pocket-size'
  const amountOf = ({ pocketNano, rateNano }: UpgradeCard['mineNow']): string =>
    formatBalance(isPocket ? pocketNano : rateNano)
  const now = amountOf(card.mineNow)
  if (card.mineNext === null) return t(isPocket ? 'upgrades.holds' : 'upgrades.mines', { now })
  return t(isPocket ? 'upgrades.holdsNext' : 'upgrades.minesNext', { now, next: amountOf(card.mineNext) })
}

const BuyButton = ({ card, isPending, onBuy, onOpenMission }: UpgradeBodyProps) => {
  const { t } = useTranslation()
  if (card.refusal === 'mission-needed') {
    return (
      <>
        <p className="soft text-center leading-135">{t('upgrades.honorWaits')}</p>
        <Button variant="secondary" size="large" fullWidth {...(onOpenMission ? { onClick: onOpenMission } : {})}>
          {t('upgrades.openMission')}
        </Button>
      </>
    )
  }
  const isReady = card.refusal === null
  const hint =
    card.missingNano > 0
      ? t('upgrades.missing', { amount: formatBalance(card.missingNano) })
      : card.type === 'honor' && isReady
        ? t('upgrades.honorReady')
        : null
  return (
    <>
      {hint !== null && <p className="soft text-center leading-135">{hint}</p>}
      <Button
        variant={isReady ? 'primary' : 'quiet'}
        size="large"
        fullWidth
        pending={isPending}
        onClick={onBuy}
        {...(card.costNano === null ? {} : { icon: 'tok' as const })}
      >
        {card.costNano === null ? t('upgrades.upgrade') : t('upgrades.upgradeFor', { cost: formatCost(card.costNano) })}
      </Button>
    </>
  )
}

export const UpgradeBody = (props: UpgradeBodyProps) => {
  const { card, bursts } = props
  const { t } = useTranslation()
  const words = useValueLabel()
  const effect = useEffectLabel(card)
  const name = t(`upgrades.name.${card.type}`)
  return (
    <div className="grid gap-12">
      <div className="row gap-14">
        <UpgradePicture type={card.type} size={84} bursts={bursts} />
        <div className="grid gap-8 shrinks grows">
          <p className="soft leading-135">{t(`upgrades.about.${card.type}`)}</p>
          <Bar
            value={card.level}
            max={card.lastLevel}
            tone="gold"
            label={t('upgrades.levelLabel', { name })}
            text={t('upgrades.levelOf', { level: card.level, last: card.lastLevel })}
          />
        </div>
      </div>
      <NowNext
        now={words(card.type, card.now)}
        next={card.next === null ? null : words(card.type, card.next)}
        bursts={bursts}
      />
      <p className="golden bold text-center breakable leading-135">{effect}</p>
      <p className="visually-hidden" role="status">
        {bursts > 0 ? t('upgrades.bought', { name, level: card.level }) : ''}
      </p>
      <BuyButton {...props} />
    </div>
  )
}
