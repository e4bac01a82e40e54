import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { SearchField } from '#client/ui/controls/search-field.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
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

const sortOf = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? 'top'

/** Loaded on demand, because the code that transliterates names is large. */
const FoundGuild = onDemand(async () => (await import('./found-guild.tsx')).FoundGuild)

const OwnWay = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  // Refetched, because an officer may have admitted or removed the player meanwhile.
  const guild = useQuery(ownGuildQuery).data
  useEffect(() => {
    if (guild === null) void FoundGuild.prefetch()
  }, [guild])
  if (guild)
    return (
      <ListRow
        current
        icon={<Emblem emblem={guild.emblem} size={44} />}
        title={guild.name}
        detail={t('guild.mine')}
        onPress={() => openPage(PAGE.MY_GUILD.path)}
      />
    )
  return (
    <Button fullWidth onClick={() => openPage(toGuilds({ found: '1' }))}>
      {t('guild.found')}
    </Button>
  )
}

const GuildsPage = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const goBack = useGoBack(PAGE.GUILDS.back)
  const [search] = useSearchParams()
  const query = search.get('q') ?? ''
  const sort = sortOf(search.get('sort'))
  const [typed, setTyped] = useState(query)
  const show = (nextQuery: string, nextSort: Sort): void => {
    const next = { ...(nextQuery !== '' && { q: nextQuery }), ...(nextSort !== 'top' && { sort: nextSort }) }
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
        <OwnWay />
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
        <GuildList
          view={{ ...(query !== '' && { query }), sort }}
          onClear={() => {
            setTyped('')
            show('', sort)
          }}
        />
      </div>
    </Screen>
  )
}

export const GuildsScreen = () => (useSearchParams()[0].has('found') ? <FoundGuild /> : <GuildsPage />)
