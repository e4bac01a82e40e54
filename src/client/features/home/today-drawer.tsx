import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { formatBalance } from '../../ui/format.ts'
import { Loading, SkeletonRows } from '../../ui/skeleton-parts.tsx'
import { toast } from '../../ui/toast.ts'
import type { Harvest } from './collect.ts'
import { EARN, HUNT, INBOX, PREPARATION, UPGRADES } from './places.ts'
import styles from './today-drawer.module.css'
import { collectSteps, type TodayItem, type TodayKind } from './today-items.ts'
import { TodayRow } from './today-row.tsx'
import { TodaySummary } from './today-summary.tsx'
import { useCollect } from './use-collect.ts'
import type { HomeNow } from './use-home-facts.ts'

const PLACES: Readonly<Partial<Record<TodayKind, string>>> = {
  hunt: HUNT,
  milestones: HUNT,
  fight: PREPARATION,
  missions: UPGRADES,
  tasks: EARN,
  inbox: INBOX,
}

interface TodayListProps {
  readonly home: HomeNow
  readonly items: readonly TodayItem[]
  readonly onHarvest: (harvest: Harvest) => void
}

const TodayList = ({ home, items, onHarvest }: TodayListProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { collect: collectOne, progress: one } = useCollect(({ gain, collected, missed }) => {
    if (collected === 0) toast.error(missed[0]?.message ?? t('homeLater.failed'))
    else toast.success(t('homeLater.gain', { amount: formatBalance(gain.tokNano) }))
  })
  const { collect, progress } = useCollect(onHarvest)
  const steps = collectSteps(items)
  const isBusy = progress !== null || one !== null
  return (
    <div className={styles.body}>
      <ul className={styles.list}>
        {items.map((item) => (
          <TodayRow
            key={item.kind}
            item={item}
            nowMs={home.facts.nowMs}
            isBusy={isBusy}
            onCollect={() => collectOne(item.steps)}
            onGo={() => {
              const place = PLACES[item.kind]
              if (place) void navigate(place)
            }}
          />
        ))}
      </ul>
      {items.some(({ state }) => state === 'missing') ? (
        <Button variant="quiet" className={styles.retry} onClick={home.retry}>
          {t('ui.retry')}
        </Button>
      ) : null}
      <div className={styles.footer}>
        <Button
          variant="claim"
          size="large"
          fullWidth
          disabled={steps.length === 0}
          pending={progress !== null}
          onClick={() => collect(steps)}
        >
          {progress
            ? t('homeLater.today.collecting', { step: progress.step, steps: progress.steps })
            : t(steps.length === 0 ? 'homeLater.today.nothing' : 'homeLater.today.collectAll')}
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
}

/** The 'today' list (extra 6): what can be taken, done or waited for, each with its way there, and one button for all that taps can collect. */
export const TodayDrawer = ({ open, onClose, home, items }: TodayDrawerProps) => {
  const { t } = useTranslation()
  const [harvest, setHarvest] = useState<Harvest | null>(null)
  const close = (): void => {
    onClose()
    setHarvest(null)
  }
  const title = harvest
    ? harvest.missed.length === 0
      ? 'summary'
      : harvest.collected > 0
        ? 'summaryPart'
        : 'summaryNone'
    : 'title'
  return (
    <Drawer open={open} onClose={close} title={t(`homeLater.today.${title}`)}>
      {harvest ? (
        <TodaySummary harvest={harvest} onClose={close} />
      ) : home.isLoading ? (
        <Loading label={t('homeLater.today.loading')}>
          <SkeletonRows rows={6} />
        </Loading>
      ) : (
        <TodayList home={home} items={items} onHarvest={setHarvest} />
      )}
    </Drawer>
  )
}
