import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { type Loot, LootList } from '#client/celebrations/loot-list.tsx'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { SeasonReward } from '#contracts/wire.ts'
import { ANY_BOX_KINDS } from '#rules/items/boxes.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { PLACE_REWARD_FIGHTS } from '#rules/season/season-rewards.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { seasonQuery, seasonRewardQuery } from '../queries.ts'
import { ChestCelebration } from './chest-celebration.tsx'
import { Laurel } from './laurel.tsx'
import { RankBadge } from './rank-badge.tsx'
import styles from './season-chest-drawer.module.css'
import { useClaimSeason } from './use-claim-season.ts'

/** Falls back to the server's English name. */
const useDrawnName = (): ((english: string) => string) => {
  const { t } = useTranslation()
  return (english) => {
    const [first = '', last] = english.toLowerCase().split(' ')
    const box = ANY_BOX_KINDS.find((name) => last === 'box' && name === first)
    if (box) return t(`ui.box.${box}`)
    const rarity = RARITIES.find((name) => last === 'item' && name === first)
    return rarity ? t('seasonEnd.item', { rarity: t(`ui.rarity.${rarity}`) }) : english
  }
}

/** Equal boxes are merged (R30, row 156). */
const useSeasonContents = (): ((reward: SeasonReward) => readonly Loot[]) => {
  const lootOf = useLoot()
  const nameOf = useDrawnName()
  return ({ chests, materials, reward_star: star, reward_tok: tok }) => [
    ...lootOf({
      tok,
      star,
      materials: Object.entries(materials).map(([slug, quantity]) => ({ slug, quantity })),
    }),
    ...[...new Map(chests.map((chest) => [chest.name, chest])).values()].map(({ name, image_url: url }) => ({
      key: name,
      icon: { url },
      amount: `×${formatInteger(chests.filter((chest) => chest.name === name).length)}`,
      name: nameOf(name),
    })),
  ]
}

const BADGE_PX = 84
const LAUREL_PX = 104

/** Says why the reward has no part for the place (R30). Null if it has that part, or if the player has no place. */
const usePlaceNote = (): ((reward: SeasonReward) => string | null) => {
  const { t } = useTranslation()
  return ({ are_places_counted: areCounted, fights, top_previous_leaderboard: place }) => {
    if (!areCounted) return t('seasonEnd.counting', { count: PLACE_REWARD_FIGHTS })
    if (place === null || fights >= PLACE_REWARD_FIGHTS) return null
    return t('seasonEnd.fewFights', { count: PLACE_REWARD_FIGHTS, fought: formatInteger(fights) })
  }
}

export interface SeasonChestDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

export const SeasonChestDrawer = ({ open, onClose }: SeasonChestDrawerProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const number = (useQuery(seasonQuery).data?.current_season ?? 0) - 1
  const query = useQuery(seasonRewardQuery)
  const { data } = query
  const contentsOf = useSeasonContents()
  const noteOf = usePlaceNote()
  const season = useClaimSeason({ onFailed: () => undefined })
  const place = data?.top_previous_leaderboard ?? null
  const untilMs = data?.claimable_until ? Date.parse(data.claimable_until) : null
  const note = data === undefined ? null : noteOf(data)
  if (season.chest !== null)
    return (
      <ChestCelebration
        opened={season.chest}
        onClose={() => {
          season.close()
          onClose()
        }}
      />
    )
  return (
    <Drawer open={open} onClose={onClose} title={t('seasonEnd.rewards', { season: number })}>
      {data ? (
        <div className="column gap-14">
          <div className="flex wrap gap-8">
            <RankBadge label={t('seasonEnd.finalRank')} points={data.rank_latest} size={BADGE_PX} tone="present" />
            {place !== null && (
              <div className={styles.place}>
                <p className="bold size-14 soft">{t('seasonEnd.finalPlace')}</p>
                <Laurel place={place} label={t('seasonEnd.place', { place: formatInteger(place) })} size={LAUREL_PX} />
              </div>
            )}
          </div>
          <section aria-labelledby="season-inside" className="column gap-8">
            <h3 id="season-inside" className="size-17 text-center">
              {t('seasonEnd.inside')}
            </h3>
            <LootList loot={contentsOf(data)} label={t('seasonEnd.inside')} />
            {note !== null && <p className="soft text-center size-14 balance">{note}</p>}
          </section>
          <Button
            variant="claim"
            size="large"
            fullWidth
            disabled={data.status !== 'claimable'}
            pending={season.isPending}
            onClick={season.claim}
          >
            {t(data.status === 'claimed' ? 'seasonEnd.alreadyClaimed' : 'seasonEnd.claim')}
          </Button>
          {data.status === 'claimable' && untilMs !== null && (
            <p className="soft text-center size-14 balance">
              {untilMs - nowMs() > MS_PER_DAY ? null : (
                <CountdownClock endMs={untilMs} now={nowMs} label={t('seasonEnd.left')} />
              )}{' '}
              {t('seasonEnd.thenInbox')}
            </p>
          )}
          <ListRow
            icon="watch"
            title={t('seasonEnd.pictures')}
            onPress={() => navigate(PAGE.MY_SEASON.path, { state: { from: PAGE.HOME.path } })}
          />
        </div>
      ) : (
        <Pending queries={[query]} failed={t('seasonEnd.failed')} loading={t('seasonEnd.loading')}>
          <SkeletonRows rows={3} />
        </Pending>
      )}
    </Drawer>
  )
}
