import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { freeRerollsOfDayQuery } from '#client/topics/blacksmith/queries.ts'
import { toGuildBoss } from '#client/topics/boss/links.ts'
import { bossFightsLeftQuery } from '#client/topics/boss/queries.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { toMarket } from '#client/topics/market/links.ts'
import { useMetWishes } from '#client/topics/market/shared/met-wishes.ts'
import { toTournamentResult } from '#client/topics/tournament/links.ts'
import { tournamentQuery } from '#client/topics/tournament/queries.ts'
import { useTournamentNews } from '#client/topics/tournament/shared/use-tournament-news.ts'
import { toHonorMissions } from '#client/topics/upgrades/links.ts'
import { toVote } from '#client/topics/vote/links.ts'
import { voteQuery } from '#client/topics/vote/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Loading, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { collectSteps, type TodayItem, type TodayKind } from '../../shared/today-items.ts'
import { withBoss, withFreeReroll, withMetWishes, withTournament, withVote } from '../../shared/today-later-items.ts'
import type { Harvest } from '../collect/collect.ts'
import { useCollect, useHarvestToast } from '../collect/use-collect.ts'
import type { HomeNow } from '../use-home-facts.ts'
import styles from './today-drawer.module.css'
import { TodayRow } from './today-row.tsx'
import { summaryTitle, TodaySummary } from './today-summary.tsx'

const ADDRESSES: Readonly<Partial<Record<TodayKind, Address>>> = {
  hunt: PAGE.MONSTER_HUNT.path,
  milestones: PAGE.MONSTER_HUNT.path,
  fight: PAGE.KOMBAT_PREP.path,
  missions: toHonorMissions,
  tasks: PAGE.EARN.path,
  inbox: PAGE.INBOX.path,
  medals: PAGE.ACHIEVEMENTS.path,
  reroll: PAGE.INVENTORY.path,
  wishes: toMarket({ tab: 'wishes' }),
  tournament: PAGE.TOURNAMENT.path,
  vote: toVote(),
}

type ItemDialog = 'boxes' | 'chest' | 'chests' | 'league' | 'path'
const DIALOGS: Readonly<Partial<Record<TodayKind, ItemDialog>>> = {
  season: 'chest',
  chests: 'chests',
  league: 'league',
  path: 'path',
  boxes: 'boxes',
}

interface TodayListProps {
  readonly home: HomeNow
  readonly items: readonly TodayItem[]
  readonly onOpen: (dialog: ItemDialog) => void
  /** The row whose summary led back here. It takes the focus that the summary had. */
  readonly seen: TodayKind | null
  /** `of` is the row that was collected alone. */
  readonly onHarvest: (harvest: Harvest, of: TodayKind | null) => void
}

const TodayList = ({ home, items, seen, onOpen, onHarvest }: TodayListProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const showsInToast = useHarvestToast()
  const list = useRef<HTMLUListElement>(null)
  const collected = useRef<TodayKind | null>(null)
  const { collect: collectOne, progress: one } = useCollect((ended) => {
    if (!showsInToast(ended)) onHarvest(ended, collected.current)
  })
  const { collect, progress } = useCollect((ended) => onHarvest(ended, null))
  useEffect(() => {
    if (seen === null) return
    const button = list.current?.querySelector<HTMLElement>(`[data-kind="${seen}"] button`)
    ;(button ?? list.current?.querySelector('button'))?.focus()
  }, [seen])
  const worn = useQuery(combatProfileQuery).data?.cosmetic
  const free = useQuery(freeRerollsOfDayQuery)
  const [{ slug }] = begunBossEvents(home.facts.nowMs)
  const boss = useQuery(bossFightsLeftQuery(slug))
  const tournament = useQuery(tournamentQuery)
  const news = useTournamentNews(home.facts.nowMs, false)
  const vote = useQuery(voteQuery)
  const wished = withMetWishes(withFreeReroll(items, worn, free.isError ? null : free.data), useMetWishes())
  const fought = withBoss(wished, boss.isError ? null : boss.data?.fights_left)
  const entered = withTournament(fought, tournament.isError ? null : tournament.data, news?.kind === 'watch')
  const shown = withVote(entered, vote.isError ? null : vote.data?.own)
  const steps = collectSteps(items)
  const isBusy = progress !== null || one !== null
  return (
    <div className="column gap-10">
      <ul ref={list} className="column gap-8">
        {shown.map((item) => (
          <TodayRow
            key={item.kind}
            item={item}
            hasDialog={item.kind in DIALOGS}
            nowMs={home.facts.nowMs}
            isBusy={isBusy}
            onCollect={() => {
              collected.current = item.kind
              collectOne(item.steps)
            }}
            onGo={() => {
              const dialog = DIALOGS[item.kind]
              if (dialog) onOpen(dialog)
              const address =
                item.kind === 'boss'
                  ? toGuildBoss(slug)
                  : item.kind === 'tournament' && news?.kind === 'watch'
                    ? toTournamentResult(news.day)
                    : ADDRESSES[item.kind]
              if (address) void navigate(address, { state: { from: PAGE.HOME.path } })
            }}
          />
        ))}
      </ul>
      {shown.some(({ state }) => state === 'missing') ? (
        <Button
          variant="quiet"
          className={styles.retry}
          onClick={() => {
            home.retry()
            if (free.isError) void free.refetch()
            if (boss.isError) void boss.refetch()
            if (tournament.isError) void tournament.refetch()
            if (vote.isError) void vote.refetch()
          }}
        >
          {t('ui.retry')}
        </Button>
      ) : null}
      <div className={styles.footer}>
        <Button
          variant="claim"
          size="large"
          fullWidth
          // A row's own steps are among all, and would be counted twice.
          disabled={steps.length === 0 || one !== null}
          pending={progress !== null}
          onClick={() => collect(steps)}
        >
          {progress
            ? t('today.collecting', { step: progress.step, steps: progress.steps })
            : t(steps.length === 0 ? 'today.nothing' : 'today.collectAll')}
        </Button>
      </div>
    </div>
  )
}

export interface TodayDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly home: HomeNow
  readonly items: readonly TodayItem[]
  readonly onOpen: (dialog: ItemDialog) => void
}

export const TodayDrawer = ({ open, onClose, home, items, onOpen }: TodayDrawerProps) => {
  const { t } = useTranslation()
  const [harvest, setHarvest] = useState<Harvest | null>(null)
  const [seen, setSeen] = useState<TodayKind | null>(null)
  const close = (): void => {
    onClose()
    setHarvest(null)
    setSeen(null)
  }
  return (
    <Drawer open={open} onClose={close} title={t(harvest ? summaryTitle(harvest) : 'today.title')}>
      {harvest ? (
        <TodaySummary harvest={harvest} onClose={seen === null ? close : () => setHarvest(null)} />
      ) : home.isLoading ? (
        <Loading label={t('today.loading')}>
          <SkeletonRows rows={6} />
        </Loading>
      ) : (
        <TodayList
          home={home}
          items={items}
          seen={seen}
          onOpen={onOpen}
          onHarvest={(ended, of) => {
            setHarvest(ended)
            setSeen(of)
          }}
        />
      )}
    </Drawer>
  )
}
