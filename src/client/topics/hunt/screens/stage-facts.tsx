import { useTranslation } from 'react-i18next'
import { formatCompactTok, formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { HuntStage } from '#contracts/wire.ts'
import { huntStageOf } from '#rules/hunt/hunts.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import styles from './stage-facts.module.css'

export interface StageFactsProps {
  readonly stage: HuntStage
  readonly withoutTime?: boolean
}

export const StageFacts = ({ stage, withoutTime = false }: StageFactsProps) => {
  const { t } = useTranslation()
  const { stonePercent } = huntStageOf(stage.slug)
  const range = (min: string, max: string): string => t('hunt.range', { min, max })
  const facts = [
    {
      icon: 'tok',
      name: t('hunt.factTok'),
      value: range(formatCompactTok(stage.tok_min), formatCompactTok(stage.tok_max)),
    },
    { icon: 'star', name: t('hunt.factStar'), value: formatInteger(stage.stars) },
    {
      icon: 'fight',
      name: t('hunt.factKills'),
      value: range(formatInteger(stage.kills_min), formatInteger(stage.kills_max)),
    },
  ] as const
  return (
    <span className="row wrap gap-2-10">
      {facts.map(({ icon, name, value }) => (
        <span key={icon} className={styles.fact}>
          <Icon name={icon} size={20} label={name} />
          {value}
        </span>
      ))}
      {!withoutTime && (
        <span className={styles.fact}>
          <Icon name="history" size={18} label={t('hunt.factTime')} />
          {t('hunt.hours', { count: (stage.duration_s * MS_PER_SECOND) / MS_PER_HOUR })}
        </span>
      )}
      {stonePercent > 0 && (
        <span className={styles.fact}>
          <Icon name={stoneIcon('burning-hell', 1)} size={20} label={t('hunt.stoneChance')} />
          {formatPercent(stonePercent)}
        </span>
      )}
    </span>
  )
}
