import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { LootList } from '#client/celebrations/loot-list.tsx'
import { chestsQuery } from '#client/topics/chests/queries.ts'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { awayChests } from './away-chests.ts'
import type { AwayStory } from './away-story.ts'

const ICONS = {
  hunted: { url: extraIconUrl('portrait-grave-imp') },
  sold: 'tok',
  league: { url: extraIconUrl('league-cup') },
  chestsReady: 'chest-iron',
  arrived: 'nav-reward',
} as const
const KINDS = Object.keys(ICONS) as (keyof typeof ICONS)[]

const FROM_MS = 300
const STEP_MS = 90

/** All gains except the mined TOK, which the dialog shows larger. */
export const AwayLoot = ({ story, nowMs }: { readonly story: AwayStory; readonly nowMs: number }) => {
  const { t } = useTranslation()
  const shelf = useQuery({ ...chestsQuery, enabled: false }).data
  const counts: Readonly<Record<keyof typeof ICONS, number>> = {
    hunted: story.kills ?? 0,
    sold: story.sold.items,
    league: story.leagueWeeks,
    chestsReady: shelf ? awayChests(story, shelf, nowMs).ready : 0,
    arrived: story.arrived,
  }
  const loot = KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    key: kind,
    icon: ICONS[kind],
    amount: kind === 'sold' ? `+${formatBalance(story.sold.tokNano)}` : formatInteger(counts[kind]),
    name: t(`away.${kind}`, { count: counts[kind] }),
  }))
  return loot.length === 0 ? null : <LootList loot={loot} label={t('today.got')} fromMs={FROM_MS} stepMs={STEP_MS} />
}
