import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNotFound } from '#client/api/api-error.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { combatProfileQuery, replayQuery } from '#client/topics/kombat/queries.ts'
import { type OutcomePart, useRollText } from '#client/topics/luck/shared/use-roll-text.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { formatDay } from '#client/ui/format/format-day.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { CombatProfile, SeasonCard } from '#contracts/wire.ts'
import type { LuckRollName } from '#rules/luck/luck.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { seasonCardQuery } from '../../queries.ts'
import { SeasonDeck } from './season-deck.tsx'
import { SEASON_PICTURES, type SeasonPicture } from './season-picture.ts'
import { type PictureReplay, seasonPictures } from './season-pictures.ts'

/**
 * The replay of a picture's fight, which may be gone since the card was stored (R10). The same object until the data
 * change.
 */
const useReplay = (id: string | null): PictureReplay => {
  const { data, error, isPending } = useQuery({ ...replayQuery(id ?? ''), enabled: id !== null })
  const left = isNotFound(error) ? null : id
  const isSettled = id === null || !isPending
  return useMemo(() => ({ data, isSettled, id: left }), [data, isSettled, left])
}

const rarest = (name: LuckRollName, parts: readonly OutcomePart[]): string => {
  if (name === 'weapon-box') return parts[0]?.words ?? ''
  const best = Math.max(...parts.map(({ quality = 0 }) => quality))
  const part = best > 0 ? parts.find(({ quality }) => quality === best) : parts.at(-1)
  return part?.words ?? ''
}

const useSeasonPictures = (card: SeasonCard, me: CombatProfile): readonly SeasonPicture[] => {
  const { t } = useTranslation()
  const fight = useReplay(card.best_fight?.replay_id ?? null)
  const nemesis = useReplay(card.nemesis?.replay_id ?? null)
  const textOf = useRollText()
  const roll = card.luckiest_roll
  const rolled = roll ? rarest(roll.name, textOf(roll.name, roll).outcome) : ''
  return useMemo(
    () => seasonPictures({ t, card, me, rolled, replays: { fight, nemesis } }),
    [t, card, me, rolled, fight, nemesis],
  )
}

const EMPTY = { url: extraPictureUrl('empty-history') }
const PICTURE = 'picture'

const Deck = ({ card, me }: { readonly card: SeasonCard; readonly me: CombatProfile }) => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const pictures = useSeasonPictures(card, me)
  const shown = SEASON_PICTURES.find((name) => name === search.get(PICTURE)) ?? null
  return (
    <SeasonDeck
      season={card.season}
      pictures={pictures}
      shown={shown}
      onShow={(name) => setSearch({ [PICTURE]: name }, { replace: true, state })}
    />
  )
}

const Empty = ({ nextAtMs }: { readonly nextAtMs: number }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <EmptyState
      picture={EMPTY}
      title={t('mySeason.empty')}
      text={t('mySeason.emptyText', { date: formatDay(nextAtMs, nowMs()) })}
    >
      <Button icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
        {t('mySeason.fightNow')}
      </Button>
    </EmptyState>
  )
}

const Content = () => {
  const { t } = useTranslation()
  const season = useQuery({ ...seasonCardQuery, staleTime: MS_PER_MINUTE })
  const profile = useQuery(combatProfileQuery)
  if (season.data?.card === null) return <Empty nextAtMs={Date.parse(season.data.next_at)} />
  if (season.data?.card && profile.data) return <Deck card={season.data.card} me={profile.data} />
  return (
    <Pending queries={[season, profile]} failed={t('mySeason.failed')} loading={t('mySeason.loading')}>
      <Skeleton height={12} />
      <Skeleton height={440} />
    </Pending>
  )
}

export const MySeasonScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.MY_SEASON.back)
  return (
    <Screen title={t('mySeason.title')} hue="indigo" onBack={goBack}>
      <Content />
    </Screen>
  )
}
