import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { nowMs } from '#client/api/server-clock.ts'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { boostsQuery } from '#client/topics/boosts/queries.ts'
import { gameConfigQuery, profileQuery } from '#client/topics/home/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatBalance } from '#client/ui/format/format.ts'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { scrollToMiddle } from '#client/ui/scroll-to-middle.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'
import { missionsQuery } from '../queries.ts'
import { HonorBody } from './honor-body.tsx'
import { UpgradeBody } from './upgrade-body.tsx'
import { UpgradeCardView } from './upgrade-card-view.tsx'
import { type UpgradeCard, upgradeCards } from './upgrade-cards.ts'
import styles from './upgrades-screen.module.css'
import { useBuy } from './use-buy.ts'

const NO_BURSTS: Readonly<Record<UpgradeType, number>> = { 'pocket-size': 0, 'mining-tok': 0, honor: 0 }

const CardCursor = ({ isSought, children }: { readonly isSought: boolean; readonly children: ReactNode }) => {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isSought || !place.current) return
    scrollToMiddle(place.current)
    place.current.querySelector('button')?.focus({ preventScroll: true })
  }, [isSought])
  return (
    <li ref={place} className={isSought ? styles.sought : undefined}>
      {children}
    </li>
  )
}

const UpgradeList = ({ cards }: { readonly cards: readonly UpgradeCard[] }) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const sought = search.get('card')
  const [opensMissions, setOpensMissions] = useState(search.get('open') === 'missions')
  const drawer = useOpened<UpgradeType>(opensMissions ? 'honor' : null)
  const [bursts, setBursts] = useState(NO_BURSTS)
  const { buy, isPending } = useBuy((type) => setBursts((last) => ({ ...last, [type]: last[type] + 1 })))
  const show = (type: UpgradeType, missions = false): void => {
    setBursts(NO_BURSTS)
    setOpensMissions(missions)
    drawer.open(type)
  }
  const card = cards.find(({ type }) => type === drawer.shown)
  const body = card && { card, bursts: bursts[card.type], isPending, onBuy: () => buy(card) }
  return (
    <>
      <ul className="grid gap-12">
        {cards.map((each) => (
          <CardCursor key={each.type} isSought={each.type === sought}>
            <UpgradeCardView card={each} onPress={() => show(each.type)} onMissions={() => show(each.type, true)} />
          </CardCursor>
        ))}
      </ul>
      <Drawer
        open={drawer.isOpen}
        onClose={drawer.close}
        title={card ? t(`upgrades.name.${card.type}`) : t('upgrades.title')}
      >
        {body &&
          (card.type === 'honor' ? <HonorBody {...body} opensMissions={opensMissions} /> : <UpgradeBody {...body} />)}
      </Drawer>
    </>
  )
}

export const UpgradesScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.UPGRAGE_V2.back)
  const settings = useQuery(gameConfigQuery)
  const profile = useQuery(profileQuery)
  const balance = useQuery(balanceQuery)
  const boosts = useQuery(boostsQuery).data ?? profile.data?.boosts
  const missions = useQuery({ ...missionsQuery, refetchOnMount: 'always' }).data ?? []
  const cards =
    settings.data && profile.data && boosts && balance.data !== undefined
      ? upgradeCards({
          settings: settings.data,
          upgrades: profile.data.upgrades,
          boosts,
          balanceNano: balance.data,
          missions,
          nowMs: nowMs(),
        })
      : null
  const rateNano = cards?.[0]?.mineNow.rateNano
  return (
    <Screen
      title={t('upgrades.title')}
      hue="teal"
      header="upgrades"
      onBack={goBack}
      actions={
        <Chip icon="tok" label={t('upgrades.balance')}>
          {balance.data === undefined ? (
            <Skeleton width={64} height={20} />
          ) : (
            <RollingAmount value={balance.data} format={formatBalance} />
          )}
        </Chip>
      }
    >
      <div className="grid gap-12 content-start">
        {cards && rateNano !== undefined ? (
          <>
            <p className={styles.rate}>
              <span className="soft bold">{t('upgrades.rate')}</span>
              <strong className="golden font-display digits breakable regular size-24 leading-110">
                <RollingAmount
                  value={rateNano}
                  format={(nano) => t('upgrades.perHour', { rate: formatBalance(nano) })}
                />
              </strong>
            </p>
            <UpgradeList cards={cards} />
          </>
        ) : (
          <Pending queries={[settings, profile, balance]} failed={t('upgrades.failed')} loading={t('upgrades.loading')}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </Pending>
        )}
      </div>
    </Screen>
  )
}
