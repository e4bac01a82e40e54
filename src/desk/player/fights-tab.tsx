import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#client/ui/controls/button.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { movementText } from '../parts/amount-text.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { replayPath } from '../parts/paths.ts'
import { PlayerLink } from '../parts/player-link.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'

type Fight = DeskData<'fights'>['items'][number]

export const FightsTab = ({ id }: { readonly id: number }) => {
  const say = useSay()
  const nameOf = useNames()
  const [page, setPage] = useState(1)
  const columns: readonly Column<Fight>[] = [
    { title: say('when'), cell: ({ fought_at }) => <When at={fought_at} /> },
    { title: say('fights.kind'), cell: ({ kind }) => nameOf('fightKind', kind) },
    {
      title: say('fights.opponent'),
      // Bots, bosses and erased players have the id 0 in fights, so there is no page to link to.
      cell: ({ opponent: { user_id, username } }) =>
        user_id === 0 ? <bdi>{username}</bdi> : <PlayerLink id={user_id} name={username} />,
    },
    {
      title: say('fights.result'),
      cell: ({ winner, as }) =>
        winner === as ? (
          <span className="mint">{say('fights.won')}</span>
        ) : (
          <span className="coral">{say('fights.lost')}</span>
        ),
    },
    {
      title: say('fights.rank'),
      isNumber: true,
      cell: ({ rank_gain }) => movementText(String(rank_gain)),
    },
    {
      title: say('fights.replay'),
      cell: ({ replay_id }) => <Link to={replayPath(replay_id)}>{say('fights.open')}</Link>,
    },
  ]
  return (
    <Loaded query={useDesk('fights', { params: { id }, query: { page } })}>
      {({ items, total, page_size }) => {
        const pages = Math.max(1, Math.ceil(total / page_size))
        return (
          <div className="grid gap-12">
            <DataTable
              label={say('tabs.fights')}
              columns={columns}
              rows={items}
              keyOf={({ replay_id, as }) => `${replay_id} ${as}`}
              empty={say('fights.empty')}
            />
            {pages === 1 ? null : (
              <nav className="flex gap-12 align-center" aria-label={say('paging.label')}>
                <Button size="small" variant="quiet" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                  {say('paging.newer')}
                </Button>
                <span className="digits" aria-live="polite">
                  {say('paging.of', { page, pages })}
                </span>
                <Button size="small" variant="quiet" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                  {say('paging.older')}
                </Button>
              </nav>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
