import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { useDesk } from '../api/desk-queries.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { PlayerLink } from '../parts/player-link.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'

type FoundPlayer = DeskData<'players'>['players'][number]

const useColumns = (): readonly Column<FoundPlayer>[] => {
  const say = useSay()
  const nameOf = useNames()
  return [
    {
      title: say('player.shownName'),
      cell: ({ id, shown_name }) => <PlayerLink id={id} name={shown_name} />,
    },
    {
      title: say('player.username'),
      cell: ({ username }) => (username === null ? '' : <bdi>@{username}</bdi>),
    },
    { title: say('player.id'), cell: ({ id }) => id, isNumber: true },
    { title: say('player.house'), cell: ({ house_id }) => HOUSES[house_id]?.name ?? house_id },
    { title: say('player.kind'), cell: ({ kind }) => nameOf('playerKind', kind) },
    { title: say('search.foundBy'), cell: ({ found_by }) => nameOf('foundBy', found_by) },
  ]
}

const Answer = ({ text }: { readonly text: string }) => {
  const say = useSay()
  const columns = useColumns()
  const found = useDesk('players', { query: { q: text } })
  const list = useRef<HTMLDivElement>(null)
  const first = found.data?.players[0]?.id
  // Focuses the first player found, so that a second Enter opens that player's page.
  useEffect(() => {
    if (first !== undefined) list.current?.querySelector('a')?.focus()
  }, [first])
  return (
    <div ref={list} className="grid gap-12">
      <Loaded query={found}>
        {({ players, more }) => (
          <>
            <p className="soft" role="status">
              {say('search.found', { count: players.length })}
            </p>
            <DataTable
              label={say('search.results')}
              columns={columns}
              rows={players}
              keyOf={({ id }) => String(id)}
              empty={say('search.nobody')}
            />
            {more ? <Notice text={say('search.more')} /> : null}
          </>
        )}
      </Loaded>
    </div>
  )
}

export const SearchPage = () => {
  const say = useSay()
  const text = useSearchParams()[0].get('q')?.trim() ?? ''
  return (
    <>
      <PageTitle title={text === '' ? say('pages.players') : text} />
      <Panel className="grid gap-12">
        {text === '' ? (
          <>
            <p>{say('search.about')}</p>
            <p className="muted">{say('search.keys')}</p>
          </>
        ) : (
          <Answer key={text} text={text} />
        )}
      </Panel>
    </>
  )
}
