import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { DailyPicture } from '#client/ui/daily-picture.tsx'
import { formatBalance, formatDuration } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { InboxPicture, MedalPicture } from '../../shared/side-pictures.tsx'
import type { TodayItem, TodayKind } from '../../shared/today-items.ts'
import styles from './today-drawer.module.css'

const imp = <ExtraIcon name="portrait-grave-imp" size={42} />

const PICTURES: Readonly<Record<TodayKind, ReactElement>> = {
  claim: <Icon name="tok" size={42} />,
  daily: <DailyPicture />,
  hunt: imp,
  milestones: <Icon name="trophy" size={42} />,
  fight: <Icon name="fight" size={42} />,
  missions: <Icon name="nav-upgrade" size={42} />,
  tasks: <Icon name="nav-earn" size={42} />,
  inbox: <InboxPicture />,
  reroll: <Icon name="luck" size={42} />,
  wishes: <Icon name="star" size={42} />,
  season: <ExtraIcon name="chest-season" size={42} />,
  league: <ExtraIcon name="league-cup" size={42} />,
  medals: <MedalPicture />,
  chests: <Icon name="chest-iron" size={42} />,
  path: <Icon name="box-wood" size={42} />,
  boxes: <Icon name="box-wood" size={42} />,
  tournament: <ExtraIcon name="ticket" size={42} />,
  vote: <Icon name="trophy" size={42} />,
  boss: <ExtraIcon name="portrait-mammoth" size={42} />,
}

const useDetail = (item: TodayItem, nowMs: number): string => {
  const { t } = useTranslation()
  const { kind, state, count } = item
  const time = formatDuration((item.untilMs ?? nowMs) - nowMs)
  const amount = formatBalance(item.tokNano ?? 0)
  if (state === 'missing') return t('today.failedPart')
  switch (kind) {
    case 'claim':
      return state === 'waiting' ? t('today.claimIn', { count }) : t('today.tok', { amount })
    case 'daily':
      return state === 'done' ? t('today.dailyDone') : t('today.dailyDay', { day: item.day ?? 1, amount })
    case 'hunt':
      if (state === 'open') return t('today.huntNone')
      return state === 'waiting' ? t('today.huntRunning', { time }) : t('today.huntReady')
    case 'milestones':
      return t('today.milestonesReady', { count })
    case 'fight':
      return state === 'open' ? t('today.fights', { count }) : t('today.energyIn', { time })
    case 'missions':
      return t('today.missionsReady', { count })
    case 'tasks':
      return state === 'done' ? t('today.tasksDone') : t('today.tasksOpen', { count })
    case 'reroll':
      return t(state === 'done' ? 'today.rerollDone' : 'today.rerollReady')
    case 'wishes':
      return t('today.wishesMet', { count })
    case 'boss':
      return state === 'done' ? t('today.bossDone') : t('today.bossFights', { count })
    case 'tournament':
      if (state === 'ready') return t('today.tournamentFights')
      return state === 'open' ? t('today.tournamentEnter', { time }) : t('today.tournamentIn', { time, count })
    case 'vote':
      return t(state === 'done' ? 'today.voteDone' : 'today.voteReady')
    case 'season':
      return t('today.seasonReady', { season: count })
    case 'medals':
      return t('homeColumns.medalCount', { count })
    case 'chests':
      return t(state === 'open' ? 'today.chestsClosed' : 'today.chestsReady', { count })
    case 'path':
      return t('today.pathReady', { count })
    case 'boxes':
      return t('today.boxesReady', { count })
    case 'league':
    case 'inbox':
      return t('homeColumns.inboxCount', { count })
  }
}

export interface TodayRowProps {
  readonly item: TodayItem
  /**
   * True if the row opens a dialog that collects the reward and celebrates it. 'Collect all' collects it without the
   * dialog.
   */
  readonly hasDialog: boolean
  readonly nowMs: number
  readonly isBusy: boolean
  readonly onCollect: () => void
  readonly onGo: () => void
}

export const TodayRow = ({ item, hasDialog, nowMs, isBusy, onCollect, onGo }: TodayRowProps) => {
  const { t } = useTranslation()
  const detail = useDetail(item, nowMs)
  const name = t(`today.${item.kind}`)
  return (
    <li className={styles.row} data-kind={item.kind} data-state={item.state}>
      <span className={styles.picture}>{PICTURES[item.kind]}</span>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>{detail}</span>
      </span>
      {item.state === 'done' ? (
        <span className={styles.done}>
          <Icon name="check" size={32} label={t('ui.done')} />
        </span>
      ) : item.steps.length > 0 && !hasDialog ? (
        <Button variant="claim" aria-label={`${t('today.collect')}: ${name}`} disabled={isBusy} onClick={onCollect}>
          {t('today.collect')}
        </Button>
      ) : item.kind === 'claim' || item.state === 'missing' ? null : (
        <Button
          variant={item.state === 'waiting' ? 'quiet' : 'secondary'}
          aria-label={`${t('today.go')}: ${name}`}
          disabled={isBusy}
          onClick={onGo}
        >
          {t('today.go')}
        </Button>
      )}
    </li>
  )
}
