import type { CallData } from '../../../../contracts/schemas.ts'
import { Avatar } from '../../../ui/surfaces/avatar.tsx'
import { Emblem } from '../../guild/shelf/emblem.tsx'
import { ShowcaseWay } from '../../showcase/shelf/showcase-way.tsx'

/** A row of a boss's board. */
export type BoardRow = CallData<'boss.individualBoard'>['items'][number]

export interface BoardFaceProps {
  readonly row: Pick<BoardRow, 'emblem' | 'house_id' | 'id' | 'name'>
  /** Edge in CSS px. */
  readonly size: number
}

/** Who stands in a row: a guild's emblem, a player's pet. A server from before the pets were told sends none: then nothing. */
export const BoardFace = ({ row, size }: BoardFaceProps) => {
  if (row.emblem) return <Emblem emblem={row.emblem} size={size} />
  if (typeof row.house_id !== 'number') return null
  return (
    <ShowcaseWay userId={Number(row.id)} name={row.name}>
      <Avatar houseId={row.house_id} size={size} />
    </ShowcaseWay>
  )
}
