import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useNames, useSay } from '../texts/desk-texts.ts'
import { type Column, DataTable } from './data-table.tsx'
import { PlayerLink } from './player-link.tsx'
import { When } from './when.tsx'

type LoggedAct = DeskData<'log'>['acts'][number]

/**
 * Lists all details by name, because they differ by kind of act, and old entries may have fields that the code no
 * longer knows.
 */
const detailsText = (details: LoggedAct['details']): string =>
  Object.entries(details)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')

export interface ActsTableProps {
  readonly label: string
  readonly acts: readonly LoggedAct[]
  readonly isOfOnePlayer?: boolean
}

export const ActsTable = ({ label, acts, isOfOnePlayer = false }: ActsTableProps) => {
  const say = useSay()
  const nameOf = useNames()
  const player: Column<LoggedAct> = {
    title: say('log.player'),
    cell: ({ player_id }) => (player_id === null ? '' : <PlayerLink id={player_id} />),
  }
  const columns: readonly Column<LoggedAct>[] = [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    { title: say('log.who'), cell: ({ who }) => who },
    { title: say('log.act'), cell: ({ act }) => nameOf('act', act) },
    ...(isOfOnePlayer ? [] : [player]),
    { title: say('log.details'), cell: ({ details }) => <bdi>{detailsText(details)}</bdi> },
    { title: say('acts.reason'), cell: ({ why }) => <bdi>{why}</bdi> },
  ]
  return <DataTable label={label} columns={columns} rows={acts} keyOf={({ id }) => id} empty={say('log.empty')} />
}
