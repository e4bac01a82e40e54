import { Link, useSearchParams } from 'react-router-dom'
import { Select } from '#client/ui/controls/select.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { DeskData, DeskQuery } from '#contracts/desk/desk-wire.ts'
import { CLIENT_ERROR_KINDS } from '#rules/client-errors/client-errors.ts'
import { useDesk } from '../api/desk-queries.ts'
import { countText } from '../parts/amount-text.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { causePath } from '../parts/paths.ts'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import styles from './errors.module.css'
import { placeText } from './place-text.ts'

type Cause = DeskData<'causes'>['causes'][number]
type Filter = DeskQuery<'causes'>
/** An empty `value` removes the filter. */
type Choose = (name: keyof Filter, value: string) => void

const ERRORS_EVERY_MS = 30_000

const useColumns = (): readonly Column<Cause>[] => {
  const say = useSay()
  const nameOf = useNames()
  return [
    { title: say('errors.last'), cell: ({ last_at }) => <When at={last_at} /> },
    {
      title: say('errors.kind'),
      cell: ({ kind }) => <span className="nowrap">{nameOf('errorKind', kind)}</span>,
    },
    {
      title: say('errors.message'),
      cell: ({ build, fingerprint, message, place }) => (
        <div className="grid gap-4 shrinks">
          <Link to={causePath(build, fingerprint)}>
            <bdi className={styles.message}>{message === '' ? say('errors.noMessage') : message}</bdi>
          </Link>
          {place === null ? null : <code className={styles.place}>{placeText(place)}</code>}
        </div>
      ),
    },
    { title: say('errors.count'), isNumber: true, cell: ({ count }) => countText(count) },
    {
      title: say('errors.players'),
      isNumber: true,
      cell: ({ players, players_at_least }) => `${countText(players)}${players_at_least ? '+' : ''}`,
    },
    { title: say('errors.build'), cell: ({ build }) => <span className={styles.build}>{build}</span> },
    { title: say('errors.first'), cell: ({ first_at }) => <When at={first_at} /> },
  ]
}

const Causes = ({ filter, choose }: { readonly filter: Filter; readonly choose: Choose }) => {
  const say = useSay()
  const nameOf = useNames()
  const columns = useColumns()
  const causes = useDesk('causes', { query: filter }, { refetchInterval: ERRORS_EVERY_MS })
  const builds = causes.data?.builds ?? []
  const { build = '', kind = '' } = filter
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={say('errors.build')}
          value={build}
          onChange={(chosen) => choose('build', chosen)}
          choices={[
            { id: '', label: say('all') },
            // A link may filter by a build without errors, which is not in `builds`.
            ...[...new Set([...builds, ...(build === '' ? [] : [build])])].map((id) => ({ id, label: id })),
          ]}
        />
        <Select
          label={say('errors.kind')}
          value={kind}
          onChange={(chosen) => choose('kind', chosen)}
          choices={[
            { id: '', label: say('all') },
            ...CLIENT_ERROR_KINDS.map((id) => ({ id, label: nameOf('errorKind', id) })),
          ]}
        />
      </div>
      <Loaded query={causes}>
        {({ causes: rows, days, more }) => (
          <>
            <p className="soft">{say('errors.about', { count: days })}</p>
            <DataTable
              label={say('pages.errors')}
              columns={columns}
              rows={rows}
              keyOf={({ build: of, fingerprint }) => `${of} ${fingerprint}`}
              empty={say('errors.empty')}
            />
            {more ? <Notice text={say('errors.more')} /> : null}
          </>
        )}
      </Loaded>
    </>
  )
}

export const ErrorsPage = () => {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const build = search.get('build')
  const kind = CLIENT_ERROR_KINDS.find((known) => known === search.get('kind'))
  const filter: Filter = { ...(build && { build }), ...(kind && { kind }) }
  const choose: Choose = (name, value) => {
    const others = [...search].filter(([other]) => other !== name)
    setSearch(value === '' ? others : [...others, [name, value]], { replace: true })
  }
  return (
    <>
      <PageTitle title={say('pages.errors')} />
      <Panel className="grid gap-12">
        <Causes filter={filter} choose={choose} />
      </Panel>
    </>
  )
}
