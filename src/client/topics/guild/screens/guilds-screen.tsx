import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { SearchField } from '#client/ui/controls/search-field.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { formatInteger, tokOf } from '#client/ui/format/format.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { canFoundAt, FOUNDING_STEP, GUILD_PRICE_NANO } from '#rules/guild/guild.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { toGuilds } from '../links.ts'
import { ownGuildQuery } from '../queries.ts'
import { Emblem } from '../shared/emblem.tsx'
import { GuildList, OwnRequests } from './guild-list.tsx'
import { VoteWay } from './vote-way.tsx'

const SORTS = ['top', 'open', 'new'] as const
type Sort = (typeof SORTS)[number]

/** Searches once the player has not typed for this long. */
const TYPING_MS = 0.35 * MS_PER_SECOND

/** Loaded on demand, because the code that transliterates names is large. */
const FoundGuild = onDemand(async () => (await import('./found-guild.tsx')).FoundGuild)

const FoundWay = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const rank = useQuery(combatProfileQuery).data?.rank
  const balanceNano = useQuery(balanceQuery).data
  const isMet =
    (rank === undefined || canFoundAt(rank)) && (balanceNano === undefined || balanceNano >= GUILD_PRICE_NANO)
  useEffect(() => {
    void FoundGuild.prefetch()
  }, [])
  return (
    <div className="grid gap-4">
      <Button
        fullWidth
        variant="secondary"
        aria-describedby="found-needs"
        onClick={() => openPage(toGuilds({ found: '1' }))}
      >
        {t('guild.found')}
      </Button>
      {!isMet && (
        <p id="found-needs" className="muted size-14 text-center">
          {t('guild.foundNeeds', { amount: formatInteger(tokOf(GUILD_PRICE_NANO)), rank: rankTitle(FOUNDING_STEP) })}
        </p>
      )}
    </div>
  )
}

const GuildsPage = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  const { state } = useLocation()
  const goBack = useGoBack(PAGE.GUILDS.back)
  const [search] = useSearchParams()
  const query = search.get('q') ?? ''
  // Refetched, because an officer may have admitted or removed the player meanwhile.
  const own = useQuery(ownGuildQuery)
  // A search looks at all guilds. A player without a guild first sees those that can be joined.
  const usual = own.data === null && query === '' ? 'open' : 'top'
  const sort = SORTS.find((each) => each === search.get('sort')) ?? usual
  const [typed, setTyped] = useState(query)
  const show = (nextQuery: string, nextSort: Sort): void => {
    const next = { ...(nextQuery !== '' && { q: nextQuery }), ...(nextSort !== usual && { sort: nextSort }) }
    navigate(toGuilds(next), { replace: true, state })
  }
  const find = useEffectEvent(() => show(typed.trim(), sort))
  useEffect(() => {
    if (typed.trim() === query) return
    const timer = setTimeout(() => find(), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, query])
  return (
    <Screen title={t('guild.title')} hue="teal" header="friends" onBack={goBack}>
      <div className="column gap-12 above-inset">
        {own.data && (
          <ListRow
            current
            icon={<Emblem emblem={own.data.emblem} size={44} />}
            title={own.data.name}
            detail={t('guild.mine')}
            onPress={() => openPage(PAGE.MY_GUILD.path)}
          />
        )}
        <VoteWay />
        <OwnRequests />
        <div className="grid gap-8">
          <SearchField label={t('guild.search')} value={typed} onChange={setTyped} />
          <Segmented
            label={t('guild.sort.label')}
            value={sort}
            onChange={(next) => show(query, next)}
            choices={SORTS.map((id) => ({ id, label: t(`guild.sort.${id}`) }))}
          />
        </div>
        {!own.isPending && (
          <GuildList
            view={{ ...(query !== '' && { query }), sort }}
            onClear={() => {
              setTyped('')
              show('', sort)
            }}
          />
        )}
        {own.data === null && <FoundWay />}
      </div>
    </Screen>
  )
}

export const GuildsScreen = () => (useSearchParams()[0].has('found') ? <FoundGuild /> : <GuildsPage />)
