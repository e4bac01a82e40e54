import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import type { ItemStat } from '#rules/items/items.ts'
import styles from './stat-line.module.css'
import { statValueText } from './stat-text.ts'

const ICONS: Readonly<Record<ItemStat['type'], IconName>> = {
  'attack-flat-primary': 'attack',
  'hp-flat-primary': 'hp',
  'attack-flat': 'attack',
  'attack-percent': 'attack',
  'hp-flat': 'hp',
  'hp-percent': 'hp',
  'crit-rate': 'luck',
  'crit-dmg': 'crit',
  'reflect-percent': 'skill-reflect',
  'life-steal-percent': 'skill-life-steal',
}
const QUALITIES = [1, 2, 3, 4, 5] as const

type ShownStat = Pick<ItemStat, 'type' | 'value' | 'level' | 'primary' | 'polished'>

export const StatLine = ({ stat }: { readonly stat: ShownStat }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.line}>
      <Icon name={ICONS[stat.type]} size={20} />
      <span className={styles.name}>{t(`items.stat.${stat.type}`)}</span>
      {stat.polished !== undefined && (
        <span className={styles.polished}>
          <Sign name="gleam" />
        </span>
      )}
      <strong className="plain digits bold">{statValueText(stat)}</strong>
      {!stat.primary && (
        <span
          className={styles.quality}
          role="img"
          aria-label={t(stat.polished === undefined ? 'items.quality' : 'items.polished', { level: stat.level })}
        >
          {QUALITIES.map((quality) => (
            <span key={quality} className={quality <= stat.level ? styles.lit : styles.unlit} />
          ))}
        </span>
      )}
    </span>
  )
}

export const StatLines = ({
  lines,
  className,
}: {
  readonly lines: readonly ShownStat[]
  readonly className: string | undefined
}) => (
  <ul className={className}>
    {lines.map((stat) => (
      <li key={stat.type}>
        <StatLine stat={stat} />
      </li>
    ))}
  </ul>
)
