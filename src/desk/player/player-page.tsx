import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { type Tab, Tabs } from '#client/ui/controls/tabs.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ActDraft } from '../acts/act-draft.ts'
import { type Me, useDesk } from '../api/desk-queries.ts'
import { Loaded, Notice } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { useSay } from '../texts/desk-texts.ts'
import { ErrorsTab } from './errors-tab.tsx'
import { FightsTab } from './fights-tab.tsx'
import { GearTab } from './gear-tab.tsx'
import { InboxTab } from './inbox-tab.tsx'
import { LedgerTab } from './ledger-tab.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { Overview } from './overview.tsx'
import { PlayerActs } from './player-acts.tsx'
import { SanctionsTab } from './sanctions-tab.tsx'

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
