import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { When } from '../parts/when.tsx'
import { useSay } from '../texts/desk-texts.ts'
import styles from './player.module.css'

type Report = DeskData<'errors'>['reports'][number]

export const ErrorsTab = ({ id }: { readonly id: number }) => {
  const say = useSay()
  const columns: readonly Column<Report>[] = [
    { id: 'at', title: say('when'), cell: ({ at }) => <When at={at} /> },
    { id: 'kind', title: say('errors.kind'), cell: ({ kind }) => kind },
    { id: 'message', title: say('errors.message'), cell: ({ message }) => <bdi>{message}</bdi> },
    { id: 'build', title: say('errors.build'), cell: ({ build }) => <span className={styles.ref}>{build}</span> },
    {
      id: 'cause',
      title: say('errors.cause'),
      cell: ({ fingerprint }) => <span className={styles.ref}>{fingerprint}</span>,
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
