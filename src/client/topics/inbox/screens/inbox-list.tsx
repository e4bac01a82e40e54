import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { haptic } from '#client/platform/messenger.ts'
import { useLedgerLabels } from '#client/topics/ledger/shared/use-ledger-labels.ts'
import { useUnreportedPrizes } from '#client/topics/tournament/shared/use-unreported-prizes.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { InboxItem } from '#contracts/wire.ts'
import { CollectedCelebration } from '../shared/collected-celebration.tsx'
import styles from './inbox-list.module.css'
import { RewardCard } from './reward-card.tsx'
import { useInboxClaims } from './use-inbox-claims.ts'

const ICON_PX = 48

/** Hides a tournament's reward until the player has watched the end (R26). */
const UnreportedCard = ({ address, item }: { readonly item: InboxItem; readonly address: Address }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const words = useLedgerLabels()
  return (
    <Panel as="li" tone="gold" className="grid gap-10">
      <div className="row gap-12">
        <Icon name={{ url: extraIconUrl('league-cup') }} size={ICON_PX} />
        <div className="shrinks grows">
          <h3 className="size-18 breakable leading-120">{words.reason(item.reason)}</h3>
          <p className="soft size-14">{t('inbox.untold')}</p>
        </div>
      </div>
      <Button fullWidth icon="watch" onClick={() => openPage(address)}>
        {t('inbox.watchFights')}
      </Button>
    </Panel>
  )
}

const isWaiting = ({ claimed_at }: InboxItem): boolean => claimed_at === null

export const InboxList = ({ items }: { readonly items: readonly InboxItem[] }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const waitingId = useId()
  const takenId = useId()
  const { run, isRunning, claim } = useInboxClaims()
  const [shown, setShown] = useState<readonly InboxItem[]>([])
  const waiting = items.filter(isWaiting)
  const unreported = useUnreportedPrizes(items)
  const open = waiting.filter(({ id }) => !unreported.has(id))
  const taken = items.filter((item) => !isWaiting(item))

  const take = async (chosen: readonly InboxItem[]): Promise<void> => {
    const result = await claim(chosen)
    if (result === null) return
    const { total, got, problems } = result
    const done = got.length
    if (done > 0) {
      haptic('success')
      setShown(got)
    }
    if (done === total) {
      toast.success(t(total === 1 ? 'inbox.claimed' : 'inbox.allClaimed'))
      return
    }
    haptic('error')
    const [reason = ''] = Object.values(problems)
    toast.error(
      total === 1 ? t('inbox.claimFailed') : t('inbox.someFailed', { done, total, count: total - done, reason }),
    )
  }

  return (
    <div className={styles.lists}>
      {waiting.length === 0 ? (
        <EmptyState picture="empty" size="compact" title={t('inbox.empty')} text={t('inbox.emptyText')}>
          <Button icon="nav-home" onClick={() => navigate(PAGE.HOME.path)}>
            {t('inbox.toHome')}
          </Button>
        </EmptyState>
      ) : (
        <section aria-labelledby={waitingId} className="column gap-10">
          <h2 id={waitingId} className="size-18">
            {t('inbox.waiting', { count: waiting.length })}
          </h2>
          {isRunning && run.total > 1 ? (
            <Bar
              value={run.done}
              max={run.total}
              tone="gold"
              size="large"
              label={t('inbox.progressLabel')}
              text={t('inbox.progress', { done: run.done, total: run.total })}
            />
          ) : (
            open.length > 1 && (
              <Button fullWidth disabled={isRunning} onClick={() => void take(open)}>
                {t('inbox.claimAll')}
              </Button>
            )
          )}
          <ul className="column gap-10">
            {waiting.map((item) => {
              const address = unreported.get(item.id)
              return address === undefined ? (
                <RewardCard
                  key={item.id}
                  item={item}
                  problem={run.problems[item.id]}
                  isBusy={run.currentId === item.id}
                  isWaiting={isRunning}
                  onClaim={() => void take([item])}
                />
              ) : (
                <UnreportedCard key={item.id} item={item} address={address} />
              )
            })}
          </ul>
        </section>
      )}
      {taken.length > 0 && (
        <section aria-labelledby={takenId} className="column gap-10">
          <h2 id={takenId} className="size-18">
            {t('inbox.taken')}
          </h2>
          <ul className="column gap-10">
            {taken.map((item) => (
              <RewardCard
                key={item.id}
                item={item}
                problem={undefined}
                isBusy={false}
                isWaiting={false}
                onClaim={() => undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {shown.length > 0 && <CollectedCelebration items={shown} onClose={() => setShown([])} />}
    </div>
  )
}
