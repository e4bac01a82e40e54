import { Guide } from '#client/guide/guide.tsx'
import { loadBundle } from '#client/i18n/i18n.ts'
import type { BoostsDialogProps } from '#client/topics/boosts/shared/boosts-dialog.tsx'
import { useShelf } from '#client/topics/chests/shared/use-shelf.ts'
import type { LeagueDrawerProps } from '#client/topics/leagues/shared/league-drawer.tsx'
import type { MedalDialogProps } from '#client/topics/medals/shared/market-rewards.tsx'
import type { RankRewardDialogProps } from '#client/topics/season/shared/rank-reward-dialog.tsx'
import type { SeasonChestDrawerProps } from '#client/topics/season/shared/season-chest-drawer.tsx'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { todayItems } from '../../shared/today-items.ts'
import type { DailyDialogProps } from '../collect/daily-dialog.tsx'
import { FinalBubble, useEveningFinal } from '../news/final-bubble.tsx'
import { NewsBubble } from '../news/news-bubble.tsx'
import type { ShopPromoProps } from '../promo/shop-promo.tsx'
import { type Opened, useStartDialogs } from '../start-dialogs/use-start-dialogs.ts'
import { useHomeTips } from '../tips/use-home-tips.ts'
import type { TodayDrawerProps } from '../today/today-drawer.tsx'
import { useHomeFacts } from '../use-home-facts.ts'
import { useHomeRefresh } from '../use-home-refresh.ts'
import styles from './home-columns.module.css'
import { SideColumns } from './side-columns.tsx'
import { useSideButtons } from './use-side-buttons.tsx'

const DailyDialog = extraOnDemand<DailyDialogProps>(
  async () => (await import('../collect/daily-dialog.tsx')).DailyDialog,
)
const BoostsDialog = extraOnDemand<BoostsDialogProps>(
  async () => (await import('#client/topics/boosts/shared/boosts-dialog.tsx')).BoostsDialog,
)
const TodayDrawer = extraOnDemand<TodayDrawerProps>(async () => {
  const [drawer] = await Promise.all([import('../today/today-drawer.tsx'), loadBundle('seasonPath')])
  return drawer.TodayDrawer
})

const RankRewardDialog = extraOnDemand<RankRewardDialogProps>(async () => {
  const [dialog] = await Promise.all([
    import('#client/topics/season/shared/rank-reward-dialog.tsx'),
    ...(['seasonEnd', 'kombat'] as const).map(loadBundle),
  ])
  return dialog.RankRewardDialog
})

const SeasonChestDrawer = extraOnDemand<SeasonChestDrawerProps>(async () => {
  const [drawer] = await Promise.all([
    import('#client/topics/season/shared/season-chest-drawer.tsx'),
    ...(['seasonEnd', 'kombat'] as const).map(loadBundle),
  ])
  return drawer.SeasonChestDrawer
})

const LeagueDrawer = extraOnDemand<LeagueDrawerProps>(async () => {
  const [drawer] = await Promise.all([
    import('#client/topics/leagues/shared/league-drawer.tsx'),
    ...(['leagues', 'seasonEnd', 'kombat'] as const).map(loadBundle),
  ])
  return drawer.LeagueDrawer
})

const AwayDialog = extraOnDemand(async () => {
  const [dialog] = await Promise.all([
    import('../away/away-dialog.tsx'),
    ...(['away', 'boss', 'seasonPath'] as const).map(loadBundle),
  ])
  return dialog.AwayDialog
})

const ShopPromo = extraOnDemand<ShopPromoProps>(async () => {
  const [promo] = await Promise.all([
    import('../promo/shop-promo.tsx'),
    ...(['shopPromo', 'shop'] as const).map(loadBundle),
  ])
  return promo.ShopPromo
})

const ExtraBonus = extraOnDemand<MedalDialogProps>(async () => {
  const [dialog] = await Promise.all([import('#client/topics/medals/shared/extra-bonus.tsx'), loadBundle('medals')])
  return dialog.ExtraBonus
})
const MarketRewards = extraOnDemand<MedalDialogProps>(async () => {
  const [drawer] = await Promise.all([import('#client/topics/medals/shared/market-rewards.tsx'), loadBundle('medals')])
  return drawer.MarketRewards
})

export interface HomeColumnsProps {
  readonly opened: Opened | null
  readonly onOpen: (dialog: Opened | null) => void
}

/** Loaded after the first paint. Placed over the scene, so that nothing shifts (rows 34–37, 41, 42, 173; extra 6). */
export const HomeColumns = ({ opened, onOpen: open }: HomeColumnsProps) => {
  const home = useHomeFacts()
  const { facts, isSeasonDue, weeks } = home
  useHomeRefresh(facts)
  const { hasClaimed, tips, fullIn } = useHomeTips(facts)
  const { close, story, seen } = useStartDialogs(home, { opened, open, hasClaimed, isSeasonDue })
  const items = todayItems(facts)
  const sides = useSideButtons(facts, items, open)
  const final = useEveningFinal(facts.nowMs)
  const hasShelf = useShelf(false) !== null
  return (
    <>
      <div className={styles.news}>
        {final === null ? <NewsBubble /> : <FinalBubble key={final} replayId={final} />}
      </div>
      <SideColumns
        buttons={sides}
        hasShelf={hasShelf}
        isMoreOpen={opened === 'more'}
        onMore={() => open('more')}
        onClose={close}
      />
      {seen.has('season') && <RankRewardDialog open={opened === 'season'} onClose={close} />}
      {seen.has('chest') && <SeasonChestDrawer open={opened === 'chest'} onClose={close} />}
      {seen.has('league') && <LeagueDrawer open={opened === 'league'} onClose={close} waiting={weeks} />}
      {story && (
        <AwayDialog
          story={story}
          chestOf={facts.chestOf ?? null}
          nowMs={facts.nowMs}
          open={opened === 'away'}
          onClose={close}
        />
      )}
      {seen.has('promo') && <ShopPromo open={opened === 'promo'} onClose={close} nowMs={facts.nowMs} />}
      {seen.has('extraBonus') && <ExtraBonus open={opened === 'extraBonus'} onClose={close} />}
      {seen.has('marketReward') && <MarketRewards open={opened === 'marketReward'} onClose={close} />}
      {seen.has('daily') && <DailyDialog open={opened === 'daily'} onClose={close} />}
      {seen.has('boosts') && <BoostsDialog open={opened === 'boosts'} onClose={close} />}
      {opened === null && <Guide place="home" due={tips} time={fullIn} />}
      {seen.has('today') && (
        <TodayDrawer open={opened === 'today'} onClose={close} home={home} items={items} onOpen={open} />
      )}
    </>
  )
}
