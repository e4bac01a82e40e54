import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { type Contender, profileOf, skillOf } from '../contender.ts'
import { EquippedStrip, wearsAnything } from './equipped-strip.tsx'
import { type StatBar, type StatRow, statBars, statRows, statText } from './stat-lines.ts'
import styles from './stats-panel.module.css'
import { StoneIcons } from './stone-icons.tsx'

const STONE_PX = 26

/** Shown while loading, and for stats that a boss does not have (row 143). */
const NO_STAT = '–'

const Stones = ({ fighter }: { readonly fighter: Contender | null }) => {
  const { t } = useTranslation()
  if (!fighter) return <span className={styles.muted}>{NO_STAT}</span>
  if (fighter.kind === 'boss') return <span className={styles.muted}>{NO_STAT}</span>
  const stones = fighter.profile.stone_statistics
  if (stones.length === 0) return <span className={styles.muted}>{t('kombat.noStones')}</span>
  return <StoneIcons stones={stones} size={STONE_PX} />
}

const Skill = ({ fighter }: { readonly fighter: Contender | null }) => {
  const { t } = useTranslation()
  if (!fighter) return <span className={styles.muted}>{NO_STAT}</span>
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
  /** Undefined while loading, and for a stat that the opposing boss does not have. */
  readonly theirs: Stat | undefined
}

interface StatNumberProps {
  readonly bar: StatBar | undefined
  readonly other: StatBar | undefined
  readonly side: 'mine' | 'theirs'
}

/** Newcomers' bars are too short to be compared (B9 sets their scale), so the numbers say which is higher. */
const StatNumber = ({ bar, other, side }: StatNumberProps) => {
  const isHigher = bar !== undefined && other !== undefined && bar.value > other.value
  const isLower = bar !== undefined && other !== undefined && bar.value < other.value
  return (
    <span
      className={styles.number}
      data-side={side}
      data-higher={isHigher || undefined}
      data-lower={isLower || undefined}
    >
      {bar ? statText(bar) : NO_STAT}
      {isHigher && <Sign name="up" />}
    </span>
  )
}

const StatBarRow = ({ mine, theirs }: StatProps<StatBar>) => {
  const { t } = useTranslation()
  const name = t(`kombat.stat.${mine.key}`)
  return (
    <div className={styles.versus}>
      <StatNumber bar={mine} other={theirs} side="mine" />
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
        valueText={theirs ? statText(theirs) : NO_STAT}
      />
      <StatNumber bar={theirs} other={mine} side="theirs" />
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
        <span className={styles.mine}>
          <Stones fighter={user} />
        </span>
        <span className={styles.caption}>{t('kombat.stones')}</span>
        <span className={styles.theirs}>
          <Stones fighter={opponent} />
        </span>
      </div>
      <div className={styles.gear}>
        {mine && wearsAnything(mine.cosmetic) && (
          <EquippedStrip
            cosmetic={mine.cosmetic}
            houseId={mine.house_id}
            label={t('kombat.equippedOf', { name: mine.username })}
          />
        )}
        {other && wearsAnything(other.cosmetic) && (
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

const DetailRow = ({ mine, theirs }: StatProps<StatRow>) => {
  const { t } = useTranslation()
  return (
    <tr>
      <td>{statText(mine)}</td>
      <th scope="row">{t(`kombat.stat.${mine.key}`)}</th>
      <td>{theirs ? statText(theirs) : NO_STAT}</td>
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
  readonly user: Contender
  readonly opponent: Contender | null
  readonly detail: 'default' | 'detailed'
}

export const StatsPanel = (props: StatsPanelProps) =>
  props.detail === 'default' ? <DefaultStats {...props} /> : <DetailedStats {...props} />
