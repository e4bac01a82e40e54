import { Emblem } from '#client/topics/guild/shared/emblem.tsx'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { CallData } from '#contracts/schemas.ts'

export type BoardRow = CallData<'boss.individualBoard'>['items'][number]

export interface BoardFaceProps {
  readonly row: Pick<BoardRow, 'emblem' | 'house_id' | 'id' | 'name'>
  readonly size: number
}

export const BoardFace = ({ row, size }: BoardFaceProps) => {
  if (row.emblem) return <Emblem emblem={row.emblem} size={size} />
  if (row.house_id === null) return null
  return (
    <ShowcaseWay userId={Number(row.id)} name={row.name}>
      <Avatar houseId={row.house_id} size={size} />
    </ShowcaseWay>
  )
}
