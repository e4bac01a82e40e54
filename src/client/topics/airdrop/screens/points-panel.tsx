import { useTranslation } from 'react-i18next'
import { classNames } from '#client/ui/class-names.ts'
import { formatCompact, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { AIRDROP } from '#rules/airdrop/airdrop.ts'
import styles from './points-panel.module.css'

type Airdrop = CallData<'airdrop.get'>

const PARTS = [
  { icon: 'tok', key: 'tok', each: AIRDROP.pointsPerTok, atMost: null },
  { icon: 'fight', key: 'wins', each: AIRDROP.pointsPerWin, atMost: AIRDROP.winsADay },
  { icon: 'nav-friends', key: 'friends', each: AIRDROP.pointsPerFriend, atMost: AIRDROP.friendsAtMost },
] as const

const short = (points: number): string => (points < 1e6 ? formatInteger(points) : formatCompact(points))

const signed = (points: number): string =>
  points === 0 ? '0' : `${points < 0 ? '−' : '+'}${formatInteger(Math.abs(points))}`

const Change = ({ since_yesterday, wins_today }: Pick<Airdrop, 'since_yesterday' | 'wins_today'>) => {
  const { t } = useTranslation()
  const changed = PARTS.filter(({ key }) => since_yesterday[key].count !== 0)
  const uncounted = Math.max(0, wins_today - AIRDROP.winsADay)
  return (
    <div className={styles.change}>
      <p className="flex justify-between gap-10 font-display size-17 align-baseline">
        <span>{t('airdrop.since')}</span>
        <strong className={classNames(since_yesterday.total < 0 && styles.less)}>
          {signed(since_yesterday.total)}
        </strong>
      </p>
      {changed.length === 0 && <p>{t('airdrop.unchanged')}</p>}
      {changed.length > 0 && (
        <ul className="grid gap-4">
          {changed.map(({ icon, key }) => (
            <li key={key} className="row gap-8">
              <Icon name={icon} size={22} />
              <span className="grows shrinks">
                {t(
                  key === 'friends' && since_yesterday.friends.count < 0
                    ? 'airdrop.why.friendsLost'
                    : `airdrop.why.${key}`,
                  {
                    count: Math.abs(since_yesterday[key].count),
                    shown: formatInteger(Math.abs(since_yesterday[key].count)),
                  },
                )}
              </span>
              <strong className={classNames(since_yesterday[key].points < 0 && styles.less)}>
                {signed(since_yesterday[key].points)}
              </strong>
            </li>
          ))}
        </ul>
      )}
      {uncounted > 0 && (
        <p>{t('airdrop.overWins', { count: uncounted, shown: formatInteger(uncounted), most: AIRDROP.winsADay })}</p>
      )}
    </div>
  )
}

export const PointsPanel = ({ active_days, days_needed, points, since_yesterday, version, wins_today }: Airdrop) => {
  const { t } = useTranslation()
  return (
    <Section title={t('airdrop.points')} className="block">
      <ul className={styles.parts}>
        {PARTS.map(({ atMost, each, icon, key }) => (
          <li key={key} className={styles.part}>
            <Icon name={icon} size={40} />
            <strong className="golden font-display size-22 regular breakable">{short(points[key].points)}</strong>
            <span className="size-14">
              {t(`airdrop.made.${key}`, { count: points[key].count, shown: formatInteger(points[key].count), each })}
            </span>
            {atMost !== null && (
              <small className="margin-top-2 soft size-13">{t(`airdrop.atMost.${key}`, { count: atMost })}</small>
            )}
          </li>
        ))}
      </ul>
      <Change since_yesterday={since_yesterday} wins_today={wins_today} />
      <p className="soft size-14 text-center">
        {t('airdrop.formula', { version, win: AIRDROP.pointsPerWin, friend: AIRDROP.pointsPerFriend })}
      </p>
      {active_days < days_needed && <p className="soft size-14 text-center balance">{t('airdrop.notYet')}</p>}
    </Section>
  )
}
