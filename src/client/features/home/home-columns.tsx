import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { extraIconUrl } from '../../../../assets/manifest/extras.ts'
import { Icon } from '../../ui/icon.tsx'
import { BoostsDialog } from './boosts-dialog.tsx'
import { DailyDialog } from './daily-dialog.tsx'
import styles from './home-columns.module.css'
import { boostSourcesQuery } from './later-queries.ts'
import { NewsBubble } from './news-bubble.tsx'
import { boostsOfferedOn, isBoostOfferDue, markBoostsOffered } from './once-a-day.ts'
import { HUNT, INBOX } from './places.ts'
import { profileQuery } from './queries.ts'
import { SideButton } from './side-button.tsx'
import { BoostPicture, DailyPicture, InboxPicture } from './side-pictures.tsx'
import { TodayDrawer } from './today-drawer.tsx'
import { huntDot, todayItems, waitingInbox } from './today-items.ts'
import { useHomeFacts } from './use-home-facts.ts'

type Opened = 'boosts' | 'daily' | 'today'

/**
 * Home's columns, their dialogs and the news (rows 34, 35, 37, 41, 42; extra 6). They come after the first paint and lie
 * over the scene, so that nothing moves when they do. What has no screen yet is not among them.
 */
export const HomeColumns = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const home = useHomeFacts()
  const { facts } = home
  const sources = useQuery(boostSourcesQuery).data
  const joinedAt = useQuery(profileQuery).data?.created_at
  const close = (): void => setOpened(null)

  const isOfferDue =
    sources !== undefined &&
    joinedAt !== undefined &&
    isBoostOfferDue({
      nowMs: facts.nowMs,
      joinedMs: Date.parse(joinedAt),
      offeredOn: boostsOfferedOn(),
      isAnyAvailable: sources.sources.some(({ available }) => available),
      endsAt: sources.ends_at,
    })
  const offerBoosts = useEffectEvent(() => {
    // Nobody is interrupted: while another dialog is open the offer waits for the next coming home.
    if (opened !== null) return
    markBoostsOffered(facts.nowMs)
    setOpened('boosts')
  })
  useEffect(() => {
    if (isOfferDue) offerBoosts()
  }, [isOfferDue])

  const items = todayItems(facts)
  const readyCount = items.filter(({ state }) => state === 'ready').length
  const inboxCount = waitingInbox(facts.inbox)
  const isDailyReady = facts.daily?.claimed_today === false
  const hasBoosts = sources !== undefined && (sources.sources.length > 0 || sources.ends_at !== null)
  return (
    <>
      <div className={styles.news}>
        <NewsBubble />
      </div>
      <nav className={styles.left} aria-label={t('homeLater.left')}>
        <SideButton
          picture={<DailyPicture />}
          label={t('homeLater.side.daily')}
          opensDialog
          badge={isDailyReady ? { said: t('homeLater.waiting') } : undefined}
          onPress={() => setOpened('daily')}
        />
        {inboxCount > 0 ? (
          <SideButton
            picture={<InboxPicture />}
            label={t('homeLater.side.inbox')}
            badge={{ count: inboxCount, said: t('homeLater.inboxCount', { count: inboxCount }) }}
            onPress={() => navigate(INBOX)}
          />
        ) : null}
      </nav>
      <nav className={styles.right} aria-label={t('homeLater.right')}>
        <SideButton
          picture={<Icon name="chest-titanium" size={44} />}
          label={t('homeLater.side.today')}
          tone="gold"
          opensDialog
          badge={
            readyCount > 0 ? { count: readyCount, said: t('homeLater.todayCount', { count: readyCount }) } : undefined
          }
          onPress={() => setOpened('today')}
        />
        <SideButton
          picture={<img src={extraIconUrl('portrait-grave-imp')} alt="" width={44} height={44} draggable={false} />}
          label={t('homeLater.side.hunt')}
          badge={huntDot(facts) ? { said: t('homeLater.waiting') } : undefined}
          onPress={() => navigate(HUNT)}
        />
        {hasBoosts ? (
          <SideButton
            picture={<BoostPicture />}
            label={t('homeLater.side.boosts')}
            opensDialog
            onPress={() => setOpened('boosts')}
          />
        ) : null}
      </nav>
      <DailyDialog open={opened === 'daily'} onClose={close} />
      <BoostsDialog open={opened === 'boosts'} onClose={close} />
      <TodayDrawer open={opened === 'today'} onClose={close} home={home} items={items} />
    </>
  )
}
