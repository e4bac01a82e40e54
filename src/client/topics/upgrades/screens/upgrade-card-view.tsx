import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { formatCost } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import styles from './upgrade-card-view.module.css'
import type { UpgradeCard } from './upgrade-cards.ts'
import { UpgradePicture } from './upgrade-picture.tsx'

interface ActProps {
  readonly card: UpgradeCard
  readonly onPress: () => void
  readonly onMissions: () => void
}

/** Orange if the level, or a mission that earns it, can be taken now. */
const Act = ({ card, onMissions, onPress }: ActProps) => {
  const { t } = useTranslation()
  const { costNano, refusal, type } = card
  const isOfMissions = refusal === 'mission-needed'
  const words = t(isOfMissions ? 'upgrades.openMission' : 'upgrades.upgrade')
  const canTake = refusal === null || card.hasReadyMission
  return (
    <Button
      size="small"
      variant={canTake ? 'primary' : isOfMissions ? 'secondary' : 'quiet'}
      aria-haspopup="dialog"
      aria-label={t('upgrades.actOf', {
        name: t(`upgrades.name.${type}`),
        act: costNano === null ? words : t('upgrades.actFor', { act: words, cost: formatCost(costNano) }),
      })}
      className={styles.act}
      onClick={isOfMissions ? onMissions : onPress}
    >
      <span className="inline-row gap-6">
        {/* The space is invisible, but keeps the text a part of the name. */}
        {words}{' '}
        {costNano !== null && (
          <>
            <Icon name="tok" size={20} />
            {formatCost(costNano)}
          </>
        )}
      </span>
    </Button>
  )
}

/** Honor, and an upgrade at its highest level, show no price (row 50). */
export const UpgradeCardView = (props: ActProps) => {
  const { card, onPress } = props
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
        <div className={styles.level}>
          <Bar
            value={card.level}
            max={card.lastLevel}
            tone={card.isMax ? 'gold' : 'violet'}
            label={t('upgrades.levelLabel', { name })}
            text={t('upgrades.level', { level: card.level })}
          />
        </div>
        {!card.isMax && <Act {...props} />}
      </div>
    </Card>
  )
}
