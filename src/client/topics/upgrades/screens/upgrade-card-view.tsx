import { useTranslation } from 'react-i18next'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { formatCost } from '#client/ui/format/format.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import styles from './upgrade-card-view.module.css'
import type { UpgradeCard } from './upgrade-cards.ts'
import { UpgradePicture } from './upgrade-picture.tsx'

/** Honor, and an upgrade at its highest level, show no price (row 50). */
export const UpgradeCardView = ({ card, onPress }: { readonly card: UpgradeCard; readonly onPress: () => void }) => {
  const { t } = useTranslation()
  const name = t(`upgrades.name.${card.type}`)
  const badge = card.isMax ? (
    <Badge tone="gold" text={t('upgrades.max')} />
  ) : card.refusal === null || card.hasReadyMission ? (
    <Badge tone="green" text={t('upgrades.ready')} />
  ) : null
  return (
    <Card
      level={2}
      title={name}
      text={t(`upgrades.text.${card.type}`)}
      picture={<UpgradePicture type={card.type} size={72} />}
      tone={card.isMax ? 'gold' : 'plain'}
      badge={badge}
      onPress={onPress}
    >
      <div className={styles.foot}>
        <div className="shrinks grows">
          <Bar
            value={card.level}
            max={card.lastLevel}
            tone={card.isMax ? 'gold' : 'violet'}
            label={t('upgrades.levelLabel', { name })}
            text={t('upgrades.level', { level: card.level })}
          />
        </div>
        {card.costNano !== null && (
          <Chip icon="tok" label={t('upgrades.cost')}>
            {formatCost(card.costNano)}
          </Chip>
        )}
      </div>
    </Card>
  )
}
