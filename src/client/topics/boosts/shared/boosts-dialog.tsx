import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { openLink } from '#client/platform/messenger.ts'
import { unspentWatch } from '#client/topics/ads/shared/unspent-watch.ts'
import { useAd } from '#client/topics/ads/shared/use-ad.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { BoostSources } from '#contracts/wire.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { boostSourcesQuery } from '../queries.ts'
import styles from './boosts-dialog.module.css'
import { type BoostSource, hoursOf, useTakeBoost } from './use-take-boost.ts'

const MineScene = extraOnDemand(async () => (await import('./mine-scene.tsx')).MineScene)

const ChannelSign = () => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <path
      d="M21 4 3 11l6 2.500L11.500 20 21 4M9 13.500l5-4"
      fill="none"
      stroke="#fff"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

interface SourceRowProps {
  readonly source: BoostSource
  readonly action: string
  readonly pending: boolean
  readonly onPress: () => void
}

const SourceRow = ({ source, action, pending, onPress }: SourceRowProps) => {
  const { t } = useTranslation()
  const isAd = source.source === 'ad'
  const left = source.available
    ? isAd
      ? t('boosts.leftToday', { count: source.left_today })
      : t('boosts.once')
    : t(isAd ? 'boosts.adOver' : 'boosts.taken')
  return (
    <Panel tone={source.available ? 'light' : 'deep'} {...(styles.source ? { className: styles.source } : {})}>
      <span className={classNames(styles.sign, isAd && styles.ad)}>
        {isAd ? <Icon name="watch" size={26} /> : <ChannelSign />}
      </span>
      <span className={styles.offer}>
        <strong className="breakable font-display size-17 regular">{t(`boosts.${source.source}`)}</strong>
        <span className={styles.gives}>{t('boosts.gives', { factor: source.factor, count: hoursOf(source) })}</span>
        <span>{left}</span>
      </span>
      {source.available ? (
        <Button variant={isAd ? 'primary' : 'secondary'} pending={pending} onClick={onPress}>
          {action}
        </Button>
      ) : (
        <Icon name="check" size={34} />
      )}
    </Panel>
  )
}

const AdRow = ({ source }: { readonly source: BoostSource }) => {
  const { t } = useTranslation()
  const { take, isTaking } = useTakeBoost()
  const ad = useAd('boost')
  const kept = unspentWatch()
  const watch = async (): Promise<void> => {
    const watchId = kept ?? (await ad.watch())
    if (watchId !== null) take(source, watchId)
  }
  return (
    <>
      <SourceRow
        source={source}
        action={t(kept === null ? 'boosts.watch' : 'boosts.get')}
        pending={ad.isWatching || isTaking}
        onPress={() => void watch()}
      />
      {ad.sheet}
    </>
  )
}

const ChannelRow = ({ source }: { readonly source: BoostSource }) => {
  const { t } = useTranslation()
  const [isVisited, setVisited] = useState(false)
  const { take, isTaking } = useTakeBoost()
  const { url } = source
  // A link opens only within a tap, so the first tap opens the channel and the second takes the boost.
  const isFirstTap = url !== null && !isVisited
  return (
    <SourceRow
      source={source}
      action={t(isFirstTap ? 'boosts.join' : 'boosts.get')}
      pending={isTaking}
      onPress={() => {
        if (!isFirstTap) {
          take(source)
          return
        }
        openLink(url)
        setVisited(true)
      }}
    />
  )
}

const BoostsBody = ({ sources, ends_at }: BoostSources) => {
  const { t } = useTranslation()
  const { refetch } = useQuery(boostSourcesQuery)
  return (
    <div className="column gap-12">
      <div className="relative inked clipped radius-20">
        <div className={styles.place}>
          <MineScene isDoubled={ends_at !== null} />
        </div>
        <div className={styles.words}>
          {ends_at === null ? (
            <>
              <p className="golden font-display size-20 leading-120 stroke-behind stroke-4">{t('boosts.lead')}</p>
              <p className="size-14 leading-130 margin-top-2">{t('boosts.leadText')}</p>
            </>
          ) : (
            <>
              <p className="golden font-display size-20 leading-120 stroke-behind stroke-4">
                {t('boosts.running', { factor: sources[0]?.factor ?? 2 })}
              </p>
              <CountdownClock
                endMs={ends_at * MS_PER_SECOND}
                now={nowMs}
                label={t('boosts.left')}
                onEnd={() => void refetch()}
              />
            </>
          )}
        </div>
      </div>
      {sources.length === 0 ? (
        <EmptyState picture="empty" size="compact" level={3} title={t('boosts.none')} text={t('boosts.noneText')} />
      ) : null}
      {sources.map((source) =>
        source.source === 'ad' ? (
          <AdRow key={source.source} source={source} />
        ) : (
          <ChannelRow key={source.source} source={source} />
        ),
      )}
    </div>
  )
}

const BoostsContent = () => {
  const { t } = useTranslation()
  const query = useQuery(boostSourcesQuery)
  if (query.data) return <BoostsBody {...query.data} />
  return (
    <Pending queries={[query]} failed={t('boosts.failed')} loading={t('boosts.loading')}>
      <div className="column gap-12">
        <Skeleton height={240} />
        <Skeleton height={84} />
        <Skeleton height={84} />
      </div>
    </Pending>
  )
}

export interface BoostsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export const BoostsDialog = ({ open, onClose }: BoostsDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('boosts.title')}>
      <BoostsContent />
    </Dialog>
  )
}
