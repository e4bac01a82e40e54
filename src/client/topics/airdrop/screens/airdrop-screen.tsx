import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../../../assets/manifest/packs.ts'
import type { CallData } from '../../../../contracts/schemas.ts'
import { AIRDROP } from '../../../../rules/airdrop/airdrop.ts'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { PAGE } from '../../../game/page-addresses.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '../../../ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '../../../ui/format/format.ts'
import { crestIcon } from '../../../ui/icons/game-icons.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Panel } from '../../../ui/surfaces/panel.tsx'
import { Screen } from '../../../ui/surfaces/screen.tsx'
import { combatProfileQuery } from '../../home/queries.ts'
import { airdropQuery } from '../queries.ts'
import styles from './airdrop-screen.module.css'
import { DropScene } from './drop-scene.tsx'

type Progress = CallData<'airdrop.progress'>

/** A stamp for each active day; today's is the next one while today is not active yet. */
const Days = ({ active_days, active_today, days_needed }: Progress) => {
  const { t } = useTranslation()
  const next = active_today ? -1 : active_days
  return (
    <div
      role="progressbar"
      aria-label={t('airdrop.days')}
      aria-valuemin={0}
      aria-valuemax={days_needed}
      aria-valuenow={active_days}
      aria-valuetext={t('airdrop.daysOf', { done: active_days, needed: days_needed })}
      className={styles.days}
    >
      {Array.from({ length: days_needed }, (_, index) => index + 1).map((day) => (
        <span
          key={day}
          className={classNames(styles.day, day <= active_days && styles.stamped, day === next + 1 && styles.next)}
        >
          {day <= active_days ? <Icon name="tok" size={44} /> : day}
        </span>
      ))}
    </div>
  )
}

interface CheckProps {
  readonly icon: IconName
  readonly name: string
  readonly text: string
  readonly isDone: boolean
}

const Check = ({ icon, name, text, isDone }: CheckProps) => {
  const { t } = useTranslation()
  return (
    <li className={styles.check}>
      <span className={styles.sign}>
        <Icon name={icon} size={34} />
      </span>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>{text}</span>
      </span>
      {isDone ? <Icon name="check" size={32} label={t('ui.done')} /> : <span className={styles.open} />}
    </li>
  )
}

const POINTS = [
  { icon: 'tok', key: 'tok', points: AIRDROP.pointsPerTok, atMost: null },
  { icon: 'fight', key: 'win', points: AIRDROP.pointsPerWin, atMost: AIRDROP.winsADay },
  { icon: 'nav-friends', key: 'friend', points: AIRDROP.pointsPerFriend, atMost: AIRDROP.friendsAtMost },
] as const

/** What points are made of, once the airdrop opens: nothing is promised (R38). */
const Formula = () => {
  const { t } = useTranslation()
  return (
    <Panel as="section" aria-labelledby="airdrop-points">
      <h2 id="airdrop-points" className={styles.heading}>
        {t('airdrop.points')}
      </h2>
      <ul className={styles.points}>
        {POINTS.map(({ atMost, icon, key, points }) => (
          <li key={key} className={styles.point}>
            <Icon name={icon} size={40} />
            <strong>+{formatInteger(points)}</strong>
            <span>{t(`airdrop.per.${key}`)}</span>
            {atMost !== null && <small>{t(`airdrop.atMost.${key}`, { count: atMost })}</small>}
          </li>
        ))}
      </ul>
      <p className="soft size-14 text-center">{t('airdrop.version', { version: AIRDROP.version })}</p>
    </Panel>
  )
}

const Body = (progress: Progress) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { active_days, active_today, days_needed } = progress
  const profile = useQuery(combatProfileQuery).data
  const isDone = active_days >= days_needed
  return (
    <>
      <Panel as="section" aria-labelledby="airdrop-days">
        <div className={styles.title}>
          <h2 id="airdrop-days" className={styles.heading}>
            {t('airdrop.days')}
          </h2>
          <span className={styles.amount}>{t('airdrop.daysShort', { done: active_days, needed: days_needed })}</span>
        </div>
        <Days {...progress} />
        <p className={styles.now}>
          {t(isDone ? 'airdrop.done' : active_today ? 'airdrop.todayCounts' : 'airdrop.how')}
        </p>
        {active_today ? (
          <Button
            icon="nav-friends"
            variant="secondary"
            size="large"
            fullWidth
            onClick={() => navigate(PAGE.FRIENDS.path)}
          >
            {t('airdrop.invite')}
          </Button>
        ) : (
          <Button size="large" fullWidth onClick={() => navigate(PAGE.HOME.path)}>
            {t('airdrop.makeCount')}
          </Button>
        )}
      </Panel>
      <Panel as="section" aria-labelledby="airdrop-list">
        <h2 id="airdrop-list" className={styles.heading}>
          {t('airdrop.checklist')}
        </h2>
        <ul className="column gap-8">
          <Check
            icon={profile ? crestIcon(profile.house_id) : 'nav-home'}
            name={t('airdrop.house')}
            text={t('airdrop.houseText')}
            isDone
          />
          <Check
            icon="streak"
            name={t('airdrop.days')}
            text={t('airdrop.daysOf', { done: active_days, needed: days_needed })}
            isDone={isDone}
          />
          <Check icon="trophy" name={t('airdrop.fair')} text={t('airdrop.fairText')} isDone />
          <Check icon="chest-titanium" name={t('airdrop.wallet')} text={t('airdrop.walletText')} isDone={false} />
        </ul>
      </Panel>
      <Formula />
    </>
  )
}

/** The Reward tab before the airdrop opens (row 16; R38): what is coming, how far one is, and one thing to do. */
export const AirdropScreen = () => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(airdropQuery)
  return (
    <Screen title={t('airdrop.title')} hideTitle hue="magenta">
      <div className="column gap-10">
        <section className={styles.hero} aria-labelledby="airdrop-lead">
          <DropScene />
          <div className={styles.lead}>
            <p id="airdrop-lead" className={styles.big}>
              {t('airdrop.lead')}
            </p>
            <p className={styles.small}>{t('airdrop.leadText')}</p>
          </div>
        </section>
        {data ? (
          <Body {...data} />
        ) : error ? (
          <LoadProblem error={error} text={t('airdrop.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('airdrop.loading')}>
            <SkeletonCard />
            <SkeletonRows rows={4} />
          </Loading>
        )}
      </div>
    </Screen>
  )
}
