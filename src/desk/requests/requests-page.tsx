import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useActSentence } from '../acts/act-sentence.ts'
import { type Me, useDesk } from '../api/desk-queries.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { PlayerLink } from '../parts/player-link.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import { DecisionDialog, type DecisionDraft } from './decision-dialog.tsx'

type DeskRequest = DeskData<'requests'>['requests'][number]

const TONES = { waits: 'gold', approved: 'green', refused: 'red', expired: 'violet' } as const

interface WaitingProps {
  readonly request: DeskRequest
  readonly me: Me
  readonly decide: (draft: DecisionDraft) => void
}

const Waiting = ({ request, me, decide }: WaitingProps) => {
  const say = useSay()
  const sentence = useActSentence()(request.act, request.shown_name)
  if (request.state !== 'waits' || me.role === 'read') return null
  // The server refuses it, too: operators must not decide on their own requests.
  if (request.by === me.name) return <span className="muted">{say('requests.own')}</span>
  return (
    <div className="flex wrap gap-8">
      <Button
        size="small"
        variant="claim"
        aria-label={say('requests.approveOf', { act: sentence })}
        onClick={() => decide({ request, decision: 'approve' })}
      >
        {say('requests.approve')}
      </Button>
      <Button
        size="small"
        variant="danger"
        aria-label={say('requests.refuseOf', { act: sentence })}
        onClick={() => decide({ request, decision: 'refuse' })}
      >
        {say('requests.refuse')}
      </Button>
    </div>
  )
}

const useColumns = (me: Me, decide: WaitingProps['decide']): readonly Column<DeskRequest>[] => {
  const say = useSay()
  const nameOf = useNames()
  const sentenceOf = useActSentence()
  return [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    { title: say('requests.by'), cell: ({ by }) => by },
    {
      title: say('log.act'),
      cell: ({ act, shown_name }) => (
        <>
          {sentenceOf(act, shown_name)} {'player_id' in act ? <PlayerLink id={act.player_id} /> : null}
        </>
      ),
    },
    { title: say('acts.reason'), cell: ({ act }) => <bdi>{act.reason}</bdi> },
    {
      title: say('requests.state'),
      cell: ({ state, decided_by }) => (
        <>
          <Badge tone={TONES[state]} text={nameOf('request', state)} /> {decided_by}
        </>
      ),
    },
    {
      title: say('requests.decide'),
      cell: (request) => <Waiting request={request} me={me} decide={decide} />,
    },
  ]
}

export const RequestsPage = ({ me }: { readonly me: Me }) => {
  const say = useSay()
  const requests = useDesk('requests', {})
  const [draft, setDraft] = useState<DecisionDraft | null>(null)
  const columns = useColumns(me, setDraft)
  return (
    <>
      <PageTitle title={say('pages.requests')} />
      <Panel className="grid gap-12">
        <p className="soft">{say('requests.about')}</p>
        <Loaded query={requests}>
          {(data) => (
            <DataTable
              label={say('pages.requests')}
              columns={columns}
              rows={data.requests}
              keyOf={({ id }) => id}
              empty={say('requests.empty')}
            />
          )}
        </Loaded>
      </Panel>
      <DecisionDialog draft={draft} operator={me.name} onClose={() => setDraft(null)} />
    </>
  )
}
