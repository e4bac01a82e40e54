import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { type Tab, Tabs } from '#client/ui/controls/tabs.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ActDraft } from '../acts/act-draft.ts'
import { type Me, useDesk } from '../api/desk-queries.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { causePath } from '../parts/paths.ts'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import { FightsTab } from './fights-tab.tsx'
import { GearTab } from './gear-tab.tsx'
import { InboxTab } from './inbox-tab.tsx'
import { LedgerTab } from './ledger-tab.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { Overview } from './overview.tsx'
import styles from './player.module.css'
import { PlayerActs } from './player-acts.tsx'
import { SanctionsTab } from './sanctions-tab.tsx'

type Report = DeskData<'errors'>['reports'][number]

const ErrorsTab = ({ id }: { readonly id: number }) => {
  const say = useSay()
  const nameOf = useNames()
  const columns: readonly Column<Report>[] = [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    { title: say('errors.kind'), cell: ({ kind }) => nameOf('errorKind', kind) },
    { title: say('errors.message'), cell: ({ message }) => <bdi>{message}</bdi> },
    { title: say('errors.build'), cell: ({ build }) => <span className={styles.ref}>{build}</span> },
    {
      title: say('errors.cause'),
      cell: ({ build, fingerprint }) => <Link to={causePath(build, fingerprint)}>{fingerprint}</Link>,
    },
  ]
  return (
    <Loaded query={useDesk('errors', { params: { id } })}>
      {({ reports }) => (
        <DataTable
          label={say('tabs.errors')}
          columns={columns}
          rows={reports}
          keyOf={({ at, fingerprint }) => `${at} ${fingerprint}`}
          empty={say('errors.empty')}
        />
      )}
    </Loaded>
  )
}

type Player = DeskData<'player'>
type TabId = 'ledger' | 'gear' | 'inbox' | 'fights' | 'orders' | 'sanctions' | 'errors'

interface PlayerTabsProps {
  readonly player: Player
  /** Opens the dialog for an act. Null if the operator may only read. */
  readonly begin: ((draft: ActDraft) => void) | null
}

const PlayerTabs = ({ player, begin }: PlayerTabsProps) => {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const { id } = player
  const tabs: readonly Tab<TabId>[] = [
    { id: 'ledger', label: say('tabs.ledger'), content: <LedgerTab id={id} begin={begin} /> },
    { id: 'gear', label: say('tabs.gear'), content: <GearTab gear={player.gear} begin={begin} /> },
    { id: 'inbox', label: say('tabs.inbox'), content: <InboxTab id={id} /> },
    { id: 'fights', label: say('tabs.fights'), content: <FightsTab id={id} /> },
    { id: 'orders', label: say('tabs.orders'), content: <OrdersTab id={id} begin={begin} /> },
    { id: 'sanctions', label: say('tabs.sanctions'), content: <SanctionsTab id={id} done={player.acts} /> },
    { id: 'errors', label: say('tabs.errors'), content: <ErrorsTab id={id} /> },
  ]
  const asked = search.get('tab')
  return (
    <Tabs
      label={say('tabs.label')}
      tabs={tabs}
      value={tabs.find((tab) => tab.id === asked)?.id ?? 'ledger'}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  )
}

const PlayerView = ({ player, me }: { readonly player: Player; readonly me: Me }) => {
  const [draft, setDraft] = useState<ActDraft | null>(null)
  const begin = me.role === 'read' ? null : setDraft
  return (
    <>
      <PageTitle title={player.shown_name} />
      <Panel className="grid gap-14">
        <Overview player={player} />
        {begin === null ? null : <PlayerActs player={player} begin={begin} />}
      </Panel>
      <Panel>
        <PlayerTabs player={player} begin={begin} />
      </Panel>
      <ActDialog
        draft={draft}
        playerId={player.id}
        shownName={player.shown_name}
        operator={me.name}
        onClose={() => setDraft(null)}
      />
    </>
  )
}

const Asked = ({ id, me }: { readonly id: number; readonly me: Me }) => {
  const player = useDesk('player', { params: { id } })
  return <Loaded query={player}>{(data) => <PlayerView player={data} me={me} />}</Loaded>
}

export const PlayerPage = ({ me }: { readonly me: Me }) => {
  const say = useSay()
  const id = Number(useParams().id)
  // The key resets dialogs and filters when the address changes to another player.
  return Number.isSafeInteger(id) ? <Asked key={id} id={id} me={me} /> : <Notice text={say('notFound')} />
}
