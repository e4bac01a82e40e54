import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { boostSourcesQuery } from '#client/topics/boosts/queries.ts'
import { guildQuery } from '#client/topics/guild/queries.ts'
import { useMetWishes } from '#client/topics/market/shared/met-wishes.ts'
import { waitingMedalsQuery } from '#client/topics/medals/queries.ts'
import { extraTypes, marketTypes } from '#client/topics/medals/shared/waiting-medals.ts'
import { useTournamentNews } from '#client/topics/tournament/shared/use-tournament-news.ts'
import { DailyPicture } from '#client/ui/daily-picture.tsx'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import {
  BagPicture,
  BoostPicture,
  GiftPicture,
  GuildPicture,
  InboxPicture,
  MarketPicture,
  MedalPicture,
} from '../../shared/side-pictures.tsx'
import { type HomeFacts, huntDot, type TodayItem, waitingInbox } from '../../shared/today-items.ts'
import type { SideName } from './fit-columns.ts'
import type { SideButtonProps } from './side-button.tsx'
import { useShopNotice } from './use-shop-notice.ts'

export interface SideButtons {
  readonly left: readonly SideName[]
  readonly right: readonly SideName[]
  readonly of: Readonly<Record<SideName, SideButtonProps>>
}

export const useSideButtons = (
  facts: HomeFacts,
  items: readonly TodayItem[],
  open: (dialog: 'boosts' | 'daily' | 'today' | 'chest' | 'league' | 'extraBonus' | 'marketReward') => void,
): SideButtons => {
  // The buttons of season and league exist only while something can be claimed (row 38, T4).
  const { chestOf = null, leagueWeeks = [] } = facts
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const sources = useQuery(boostSourcesQuery).data
  const guild = useQuery(guildQuery).data
  const met = useMetWishes()
  const news = useTournamentNews(facts.nowMs, false)
  const shop = useShopNotice(facts.nowMs)
  const medals = useQuery(waitingMedalsQuery).data ?? []
  const [extraCount, marketCount] = [extraTypes(medals).length, marketTypes(medals).length]
  const [hasExtra, hasMarket] = [extraCount > 0, marketCount > 0]
  const medalCount = medals.length - extraCount - marketCount
  const readyCount = items.filter(({ state }) => state === 'ready').length
  const inboxCount = waitingInbox(facts.inbox)
  const hasBoosts = sources !== undefined && (sources.sources.length > 0 || sources.ends_at !== null)
  const fromHome = { state: { from: PAGE.HOME.path } }
  return {
    left: [
      ...(hasExtra ? (['extraBonus'] as const) : []),
      'checkIn',
      'guild',
      'bag',
      'shop',
      'market',
      ...(inboxCount > 0 ? (['inbox'] as const) : []),
    ],
    right: [
      ...(chestOf === null ? [] : (['season'] as const)),
      ...(hasMarket ? (['marketReward'] as const) : []),
      ...(leagueWeeks.length === 0 ? [] : (['league'] as const)),
      'tournament',
      'today',
      'hunt',
      ...(hasBoosts ? (['boosts'] as const) : []),
      ...(medalCount > 0 ? (['medals'] as const) : []),
    ],
    of: {
      season: {
        picture: <ExtraIcon name="chest-season" size={44} />,
        label: t('homeColumns.side.season', { season: chestOf ?? 0 }),
        tone: 'gold',
        opensDialog: true,
        badge: { said: t('homeColumns.waiting') },
        onPress: () => open('chest'),
      },
      league: {
        picture: <ExtraIcon name="league-cup" size={44} />,
        label: t('homeColumns.side.league'),
        tone: 'gold',
        opensDialog: true,
        badge: { count: leagueWeeks.length, said: t('homeColumns.inboxCount', { count: leagueWeeks.length }) },
        onPress: () => open('league'),
      },
      tournament: {
        picture: <ExtraIcon name="ticket" size={44} />,
        label: t('homeColumns.side.tournament'),
        badge: news?.kind === 'watch' ? { said: t('today.tournamentFights') } : undefined,
        onPress: () => navigate(PAGE.TOURNAMENT.path, fromHome),
      },
      checkIn: {
        picture: <DailyPicture />,
        label: t('homeColumns.side.checkIn'),
        opensDialog: true,
        tips: ['home.daily'],
        badge: facts.daily?.claimed_today === false ? { said: t('homeColumns.waiting') } : undefined,
        onPress: () => open('daily'),
      },
      guild: {
        picture: <GuildPicture />,
        label: t('homeColumns.side.guild'),
        badge: guild?.requests ? { said: t('homeColumns.waiting') } : undefined,
        onPress: () => navigate(guild ? PAGE.MY_GUILD.path : PAGE.GUILDS.path),
      },
      bag: {
        picture: <BagPicture />,
        label: t('homeColumns.side.bag'),
        onPress: () => navigate(PAGE.INVENTORY.path, fromHome),
      },
      shop: {
        picture: <ExtraIcon name="shop-sign" size={44} />,
        label: t('homeColumns.side.shop'),
        badge: shop.isShown ? { said: t('homeColumns.waiting') } : undefined,
        onPress: () => {
          shop.dismiss()
          navigate(PAGE.IAP.path, fromHome)
        },
      },
      market: {
        picture: <MarketPicture />,
        label: t('homeColumns.side.market'),
        badge: met > 0 ? { said: t('today.wishesMet', { count: met }) } : undefined,
        onPress: () => navigate(PAGE.MARKETPLACE.path, fromHome),
      },
      inbox: {
        picture: <InboxPicture />,
        label: t('homeColumns.side.inbox'),
        badge: { count: inboxCount, said: t('homeColumns.inboxCount', { count: inboxCount }) },
        onPress: () => navigate(PAGE.INBOX.path),
      },
      today: {
        picture: <Icon name="chest-titanium" size={44} />,
        label: t('homeColumns.side.today'),
        tone: 'gold',
        opensDialog: true,
        badge:
          readyCount > 0 ? { count: readyCount, said: t('homeColumns.todayCount', { count: readyCount }) } : undefined,
        onPress: () => open('today'),
      },
      hunt: {
        picture: <ExtraIcon name="portrait-grave-imp" size={44} />,
        label: t('homeColumns.side.hunt'),
        tips: ['home.hunt'],
        badge: huntDot(facts) ? { said: t('homeColumns.waiting') } : undefined,
        onPress: () => navigate(PAGE.MONSTER_HUNT.path),
      },
      extraBonus: {
        picture: <GiftPicture />,
        label: t('homeColumns.side.extraBonus'),
        tone: 'gold',
        opensDialog: true,
        badge: { said: t('homeColumns.waiting') },
        onPress: () => open('extraBonus'),
      },
      marketReward: {
        picture: <ExtraIcon name="medal-top-seller-gold" size={44} />,
        label: t('homeColumns.side.marketReward'),
        tone: 'gold',
        opensDialog: true,
        badge: { said: t('homeColumns.waiting') },
        onPress: () => open('marketReward'),
      },
      medals: {
        picture: <MedalPicture />,
        label: t('homeColumns.side.medals'),
        badge: { count: medalCount, said: t('homeColumns.medalCount', { count: medalCount }) },
        onPress: () => navigate(PAGE.ACHIEVEMENTS.path, fromHome),
      },
      boosts: {
        picture: <BoostPicture />,
        label: t('homeColumns.side.boosts'),
        opensDialog: true,
        onPress: () => open('boosts'),
      },
    },
  }
}
