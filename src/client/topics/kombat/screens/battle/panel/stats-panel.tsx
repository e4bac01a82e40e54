import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { Bar } from '../../../../../ui/surfaces/bar.tsx'
import { type Contender, profileOf, skillOf } from '../contender.ts'
import { EquippedStrip } from './equipped-strip.tsx'
import { type StatBar, type StatRow, statBars, statRows, statText } from './stat-lines.ts'
import styles from './stats-panel.module.css'
import { StoneIcons } from './stone-icons.tsx'

const STONE_PX = 26

/** Placeholder for a stat that is unknown, or that a boss does not have (row 143). */
const unknownStat = (opponent: Contender | null): string => (opponent?.kind === 'boss' ? '–' : '?')

const Stones = ({ fighter }: { readonly fighter: Contender | null }) => {
  const { t } = useTranslation()
  if (!fighter) return <span className={styles.muted}>{t('kombat.unknown')}</span>
  if (fighter.kind === 'boss') return <span className={styles.muted}>{unknownStat(fighter)}</span>
  const stones = fighter.profile.stone_statistics
  if (stones.length === 0) return <span className={styles.muted}>{t('kombat.noStones')}</span>
  return <StoneIcons stones={stones} size={STONE_PX} />
}

const Skill = ({ fighter }: { readonly fighter: Contender | null }) => {
  const { t } = useTranslation()
  if (!fighter) return <span className={styles.muted}>{t('kombat.unknown')}</span>
  const skill = skillOf(fighter)
  return (
    <>
      <Icon name={`skill-${skill}`} size={28} />
      <span>{t(`kombat.skill.${skill}.name`)}</span>
    </>
  )
}

interface StatProps<Stat> {
  readonly mine: Stat
  /** Undefined while unknown. */
  readonly theirs: Stat | undefined
  readonly unknown: string
}

const StatBarRow = ({ mine, theirs, unknown }: StatProps<StatBar>) => {
  const { t } = useTranslation()
  const name = t(`kombat.stat.${mine.key}`)
  return (
    <div className={styles.versus}>
      <span className={styles.number}>{statText(mine)}</span>
      <Bar
        value={mine.value}
        max={mine.cap}
        flip
        size="small"
        tone="mint"
        label={t('kombat.statOf', { stat: name, name: t('kombat.you') })}
        valueText={statText(mine)}
      />
      <Icon name={mine.key} size={24} label={name} />
      <Bar
        value={theirs?.value ?? 0}
        max={mine.cap}
        size="small"
        tone="orange"
        label={t('kombat.statOf', { stat: name, name: t('kombat.opponent') })}
        valueText={theirs ? statText(theirs) : t('kombat.unknown')}
      />
      <span className={styles.number}>{theirs ? statText(theirs) : unknown}</span>
    </div>
  )
}

const DefaultStats = ({ user, opponent }: StatsPanelProps) => {
  const { t } = useTranslation()
  const theirs = opponent ? statBars(opponent) : []
  const [mine, other] = [profileOf(user), profileOf(opponent)]
  return (
    <div className={styles.list}>
      {statBars(user).map((mine) => (
        <StatBarRow
          key={mine.key}
          mine={mine}
          theirs={theirs.find(({ key }) => key === mine.key)}
          unknown={unknownStat(opponent)}
        />
      ))}
      <div className={styles.extra}>
        <span className={styles.mine}>
          <Skill fighter={user} />
        </span>
        <span className={styles.caption}>{t('kombat.activeSkill')}</span>
        <span className={styles.theirs}>
          <Skill fighter={opponent} />
        </span>
        <span className={styles.mine}>
          <Stones fighter={user} />
        </span>
        <span className={styles.caption}>{t('kombat.stones')}</span>
        <span className={styles.theirs}>
          <Stones fighter={opponent} />
        </span>
      </div>
      <div className={styles.gear}>
        {mine && (
          <EquippedStrip
            cosmetic={mine.cosmetic}
            houseId={mine.house_id}
            label={t('kombat.equippedOf', { name: mine.username })}
          />
        )}
        {other && (
          <EquippedStrip
            cosmetic={other.cosmetic}
            houseId={other.house_id}
            label={t('kombat.equippedOf', { name: other.username })}
          />
        )}
      </div>
    </div>
  )
}

const DetailRow = ({ mine, theirs, unknown }: StatProps<StatRow>) => {
  const { t } = useTranslation()
  return (
    <tr>
      <td>{statText(mine)}</td>
      <th scope="row">{t(`kombat.stat.${mine.key}`)}</th>
      <td>{theirs ? statText(theirs) : unknown}</td>
    </tr>
  )
}

const DetailedStats = ({ user, opponent }: StatsPanelProps) => {
  const { t } = useTranslation()
  const theirs = opponent ? statRows(opponent) : []
  return (
    <table className={styles.detailed}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('kombat.you')}</th>
          <th scope="col">{t('kombat.stats')}</th>
          <th scope="col">{t('kombat.opponent')}</th>
        </tr>
      </thead>
      <tbody>
        {statRows(user).map((mine) => (
          <DetailRow
            key={mine.key}
            mine={mine}
            theirs={theirs.find(({ key }) => key === mine.key)}
            unknown={unknownStat(opponent)}
          />
        ))}
        <tr>
          <td>
            <Stones fighter={user} />
          </td>
          <th scope="row">{t('kombat.stat.stone')}</th>
          <td>
            <Stones fighter={opponent} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export interface StatsPanelProps {
  readonly user: Contender
  readonly opponent: Contender | null
  readonly detail: 'default' | 'detailed'
}

/** Stats of both fighters: three bars with skill and stones, or eight rows (row 78). */
export const StatsPanel = (props: StatsPanelProps) =>
  props.detail === 'default' ? <DefaultStats {...props} /> : <DetailedStats {...props} />
