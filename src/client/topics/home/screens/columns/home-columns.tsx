import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '../../../../../../assets/manifest/extras.ts'
import { useAppNavigate } from '../../../../game/navigation.tsx'
import { PAGE } from '../../../../game/page-addresses.ts'
import { Guide } from '../../../../guide/guide.tsx'
import { loadBundle } from '../../../../i18n/i18n.ts'
import { DailyPicture } from '../../../../ui/daily-picture.tsx'
import { extraOnDemand } from '../../../../ui/feedback/on-demand.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { boostSourcesQuery } from '../../../boosts/queries.ts'
import { BoostsDialog } from '../../../boosts/shelf/boosts-dialog.tsx'
import { isFirstSession } from '../../../house/shelf/first-session.ts'
import { awayQuery } from '../../../kombat/queries.ts'
import { useMetWishes } from '../../../market/shelf/met-wishes.ts'
import { combatProfileQuery, guildQuery } from '../../queries.ts'
import { BagPicture, BoostPicture, GuildPicture, InboxPicture, MarketPicture } from '../../shelf/side-pictures.tsx'
import { huntDot, todayItems, waitingInbox } from '../../shelf/today-items.ts'
import { type AwayStory, awayShownMs, awayStory, markAwayShown } from '../away/away-story.ts'
import { DailyDialog } from '../collect/daily-dialog.tsx'
import { HomeGoal } from '../goal/home-goal.tsx'
import { useNextGoal } from '../goal/use-next-goal.ts'
import { NewsBubble } from '../news/news-bubble.tsx'
import { boostsOfferedOn, isBoostOfferDue, markBoostsOffered } from '../once-a-day.ts'
import type { PetMotion } from '../pet/pet-motion.ts'
import { PetTouch } from '../pet/pet-touch.tsx'
import { useIslandPlaceKept } from '../scene/use-island-place-kept.ts'
import { useHomeTips } from '../tips/use-home-tips.ts'
import { TodayDrawer } from '../today/today-drawer.tsx'
import { useHomeFacts } from '../use-home-facts.ts'
import styles from './home-columns.module.css'
import { SideButton } from './side-button.tsx'

const AwayDialog = extraOnDemand(async () => {
  const [dialog] = await Promise.all([import('../away/away-dialog.tsx'), loadBundle('away')])
  return dialog.AwayDialog
})

/** A claim's coins fly before anything opens over them. */
const CLAIM_SHOWN_MS = 1600

type Opened = 'away' | 'boosts' | 'daily' | 'today'

export interface HomeColumnsProps {
  /** Where the line of the next goal belongs. */
  readonly goalSlot: HTMLElement | null
  /** A layer over the pet. */
  readonly petSlot: HTMLElement | null
  readonly onPetMotion: (motion: PetMotion) => void
}

/**
 * Home's side columns, dialogs and news (rows 34, 35, 37, 41, 42; extra 6). They load after first paint and overlay
 * the scene, so that nothing shifts.
 */
export const HomeColumns = ({ goalSlot, petSlot, onPetMotion }: HomeColumnsProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const home = useHomeFacts()
  const { facts } = home
  const sources = useQuery(boostSourcesQuery).data
  const [story, setStory] = useState<AwayStory | null>(null)
  const away = useQuery(awayQuery)
  const { hasClaimed, tips, fullIn } = useHomeTips(facts)
  const close = (): void => setOpened(null)

  const due = opened === null ? awayStory(away.data, awayShownMs(), facts) : null
  const tell = useEffectEvent(() => {
    if (due === null) return
    markAwayShown(facts.nowMs)
    // As it was on return: what is collected now does not rewrite it.
    setStory(due)
    setOpened('away')
  })
  const isStoryDue = due !== null
  useEffect(() => {
    if (isStoryDue) tell()
  }, [isStoryDue])

  const isTelling = opened === 'away'
  const isOfferDue =
    sources !== undefined &&
    !away.isPending &&
    !home.isLoading &&
    isBoostOfferDue({
      nowMs: facts.nowMs,
      offeredOn: boostsOfferedOn(),
      isAnyAvailable: sources.sources.some(({ available }) => available),
      endsAt: sources.ends_at,
      isFirstSession: isFirstSession(),
      hasClaimed: hasClaimed === true,
    })
  const offerBoosts = useEffectEvent(() => {
    // Never over another open dialog: the offer waits for the next visit, or for the end of the story.
    if (opened !== null || isStoryDue) return
    markBoostsOffered(facts.nowMs)
    setOpened('boosts')
  })
  useEffect(() => {
    if (!isOfferDue || isTelling) return
    if (!isFirstSession()) {
      offerBoosts()
      return
    }
    const timer = setTimeout(() => offerBoosts(), CLAIM_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isOfferDue, isTelling])

  const items = todayItems(facts)
  const met = useMetWishes()
  const readyCount = items.filter(({ state }) => state === 'ready').length
  const inboxCount = waitingInbox(facts.inbox)
  const goal = useNextGoal(facts, home.isLoading)
  const profile = useQuery(combatProfileQuery).data
  const guild = useQuery(guildQuery).data
  useIslandPlaceKept(petSlot, profile?.house_id)
  const isDailyReady = facts.daily?.claimed_today === false
  const hasBoosts = sources !== undefined && (sources.sources.length > 0 || sources.ends_at !== null)
  return (
    <>
      <div className={styles.news}>
        <NewsBubble />
      </div>
      <nav className={styles.left} aria-label={t('homeColumns.left')}>
        <SideButton
          picture={<DailyPicture />}
          label={t('homeColumns.side.checkIn')}
          opensDialog
          tip="home.daily"
          badge={isDailyReady ? { said: t('homeColumns.waiting') } : undefined}
          onPress={() => setOpened('daily')}
        />
        <SideButton
          picture={<GuildPicture />}
          label={t('homeColumns.side.guild')}
          badge={guild?.requests ? { said: t('homeColumns.waiting') } : undefined}
          onPress={() => navigate(guild ? PAGE.MY_GUILD.path : PAGE.GUILDS.path)}
        />
        <SideButton
          picture={<BagPicture />}
          label={t('homeColumns.side.bag')}
          onPress={() => navigate(PAGE.INVENTORY.path, { state: { from: PAGE.HOME.path } })}
        />
        <SideButton
          picture={<MarketPicture />}
          label={t('homeColumns.side.market')}
          badge={met > 0 ? { said: t('today.wishesMet', { count: met }) } : undefined}
          onPress={() => navigate(PAGE.MARKETPLACE.path, { state: { from: PAGE.HOME.path } })}
        />
        {inboxCount > 0 ? (
          <SideButton
            picture={<InboxPicture />}
            label={t('homeColumns.side.inbox')}
            badge={{ count: inboxCount, said: t('homeColumns.inboxCount', { count: inboxCount }) }}
            onPress={() => navigate(PAGE.INBOX.path)}
          />
        ) : null}
      </nav>
      <nav className={styles.right} aria-label={t('homeColumns.right')}>
        <SideButton
          picture={<Icon name="chest-titanium" size={44} />}
          label={t('homeColumns.side.today')}
          tone="gold"
          opensDialog
          badge={
            readyCount > 0 ? { count: readyCount, said: t('homeColumns.todayCount', { count: readyCount }) } : undefined
          }
          onPress={() => setOpened('today')}
        />
        <SideButton
          picture={<img src={extraIconUrl('portrait-grave-imp')} alt="" width={44} height={44} draggable={false} />}
          label={t('homeColumns.side.hunt')}
          tip="home.hunt"
          badge={huntDot(facts) ? { said: t('homeColumns.waiting') } : undefined}
          onPress={() => navigate(PAGE.MONSTER_HUNT.path)}
        />
        {hasBoosts ? (
          <SideButton
            picture={<BoostPicture />}
            label={t('homeColumns.side.boosts')}
            opensDialog
            onPress={() => setOpened('boosts')}
          />
        ) : null}
      </nav>
      {goalSlot &&
        goal &&
        createPortal(<HomeGoal goal={goal} nowMs={facts.nowMs} onToday={() => setOpened('today')} />, goalSlot)}
      {petSlot && profile && createPortal(<PetTouch profile={profile} facts={facts} onMotion={onPetMotion} />, petSlot)}
      {story && <AwayDialog story={story} open={isTelling} onClose={close} />}
      <DailyDialog open={opened === 'daily'} onClose={close} />
      <BoostsDialog open={opened === 'boosts'} onClose={close} />
      {opened === null && <Guide place="home" due={tips} time={fullIn} />}
      <TodayDrawer open={opened === 'today'} onClose={close} home={home} items={items} />
    </>
  )
}
