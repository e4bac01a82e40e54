import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'

type Operator = DeskData<'operators'>['operators'][number]

export const OperatorsPage = () => {
  const say = useSay()
  const nameOf = useNames()
  const operators = useDesk('operators', {})
  const columns: readonly Column<Operator>[] = [
    { title: say('signIn.name'), cell: ({ name }) => name },
    { title: say('operators.role'), cell: ({ role }) => nameOf('role', role) },
    { title: say('operators.created'), cell: ({ created_at }) => <When at={created_at} /> },
    { title: say('operators.seen'), cell: ({ last_seen_at }) => <When at={last_seen_at} /> },
    { title: say('operators.removed'), cell: ({ removed_at }) => <When at={removed_at} /> },
  ]
  return (
    <>
      <PageTitle title={say('pages.operators')} />
      <Panel className="grid gap-12">
        <p className="soft">{say('operators.about')}</p>
        <Loaded query={operators}>
          {(data) => (
            <DataTable
              label={say('pages.operators')}
              columns={columns}
              rows={data.operators}
              keyOf={({ name, created_at }) => `${name} ${created_at}`}
              empty={say('operators.empty')}
            />
          )}
        </Loaded>
      </Panel>
    </>
  )
}
