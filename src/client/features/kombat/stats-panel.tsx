import { useTranslation } from 'react-i18next'
import type { FighterProfile } from '../../../contracts/wire.ts'
import { Bar } from '../../ui/bar.tsx'
import { stoneIcon } from '../../ui/game-icons.ts'
import { Icon } from '../../ui/icon.tsx'
import { EquippedStrip } from './equipped-strip.tsx'
import { type StatBar, type StatRow, statBars, statRows, statText } from './stat-lines.ts'
import styles from './stats-panel.module.css'

const Stones = ({ fighter }: { readonly fighter: FighterProfile | null }) => {
  const { t } = useTranslation()
  if (!fighter) return <span className={styles.muted}>{t('kombat.unknown')}</span>
  if (fighter.stone_statistics.length === 0) return <span className={styles.muted}>{t('kombat.noStones')}</span>
  return fighter.stone_statistics.map((stone) => (
    <Icon
      key={stone.type}
      name={stoneIcon(stone.type, stone.level)}
      size={30}
      label={t('kombat.stoneLevel', { name: t(`kombat.stone.${stone.type}`), level: stone.level })}
    />
  ))
}

const Skill = ({ fighter }: { readonly fighter: FighterProfile | null }) => {
  const { t } = useTranslation()
  if (!fighter) return <span className={styles.muted}>{t('kombat.unknown')}</span>
  const skill = fighter.pet.active_skill
  return (
    <>
      <Icon name={`skill-${skill}`} size={30} />
      <span>{t(`kombat.skill.${skill}.name`)}</span>
    </>
  )
}

const StatBarRow = ({ mine, theirs }: { readonly mine: StatBar; readonly theirs: StatBar | undefined }) => {
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
      <Icon name={mine.key} size={26} label={name} />
      <Bar
        value={theirs?.value ?? 0}
        max={mine.cap}
        size="small"
        tone="orange"
        label={t('kombat.statOf', { stat: name, name: t('kombat.opponent') })}
        valueText={theirs ? statText(theirs) : t('kombat.unknown')}
      />
      <span className={styles.number}>{theirs ? statText(theirs) : '?'}</span>
    </div>
  )
}

const DefaultStats = ({ user, opponent }: StatsPanelProps) => {
  const { t } = useTranslation()
  const theirs = opponent ? statBars(opponent) : []
  return (
    <div className={styles.list}>
      {statBars(user).map((mine) => (
        <StatBarRow key={mine.key} mine={mine} theirs={theirs.find(({ key }) => key === mine.key)} />
      ))}
      <div className={styles.extra}>
        <span className={styles.mine}>
          <Skill fighter={user} />
        </span>
        <span className={styles.caption}>{t('kombat.activeSkill')}</span>
        <span className={styles.theirs}>
          <Skill fighter={opponent} />
        </span>
      </div>
      <div className={styles.extra}>
        <span className={styles.mine}>
          <Stones fighter={user} />
        </span>
        <span className={styles.caption}>{t('kombat.stones')}</span>
        <span className={styles.theirs}>
          <Stones fighter={opponent} />
        </span>
      </div>
      <EquippedStrip cosmetic={user.cosmetic} label={t('kombat.equippedOf', { name: user.username })} />
      {opponent && (
        <EquippedStrip cosmetic={opponent.cosmetic} label={t('kombat.equippedOf', { name: opponent.username })} />
      )}
    </div>
  )
}

const DetailRow = ({ mine, theirs }: { readonly mine: StatRow; readonly theirs: StatRow | undefined }) => {
  const { t } = useTranslation()
  return (
    <tr>
      <td>{statText(mine)}</td>
      <th scope="row">{t(`kombat.stat.${mine.key}`)}</th>
      <td>{theirs ? statText(theirs) : '?'}</td>
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
          <DetailRow key={mine.key} mine={mine} theirs={theirs.find(({ key }) => key === mine.key)} />
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
  readonly user: FighterProfile
  /** Null while the opponent is being looked for. */
  readonly opponent: FighterProfile | null
  readonly detail: 'default' | 'detailed'
}

/** Both fighters' stats against each other: three bars with skill and stones, or eight rows (row 78). */
export const StatsPanel = (props: StatsPanelProps) =>
  props.detail === 'default' ? <DefaultStats {...props} /> : <DetailedStats {...props} />
