import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { OwnRow } from '#client/ui/rows/own-row.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { BoardId } from '#rules/leaderboards/boards.ts'
import { ownRowQuery } from '../queries.ts'
import { BoardValue } from '../shared/board-value.tsx'

export const OwnPlace = ({ board }: { readonly board: BoardId }) => {
  const { t } = useTranslation()
  const own = useQuery(ownRowQuery(board)).data
  if (!own) return null
  const place = own.place === null ? own.label : t('leaderboards.placeShown', { place: formatInteger(own.place) })
  return (
    <OwnRow
      label={t('leaderboards.ownPlace')}
      place={
        place ?? (
          <>
            <span aria-hidden="true">{t('leaderboards.unplaced')}</span>
            <span className="visually-hidden">{t('leaderboards.unplacedSaid')}</span>
          </>
        )
      }
      picture={
        <ShowcaseWay userId="own" name={own.username}>
          <Avatar houseId={own.house_id} size={42} />
        </ShowcaseWay>
      }
      tag={t('leaderboards.own')}
      name={own.username}
    >
      <BoardValue board={board} value={own.value} place={own.place} />
    </OwnRow>
  )
}
