import { Link } from 'react-router-dom'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { causePath } from '../parts/paths.ts'
import { When } from '../parts/when.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import styles from './player.module.css'

type Report = DeskData<'errors'>['reports'][number]

export const ErrorsTab = ({ id }: { readonly id: number }) => {
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
