import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { formatDate, formatInteger } from '#client/ui/format/format.ts'
import { BoardFrame, BoardPages, useBoardPage } from '#client/ui/rows/board-frame.tsx'
import { OwnRow } from '#client/ui/rows/own-row.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { BoardPage } from '#contracts/wire.ts'
import { PODIUM_PLACES } from '#rules/constants.ts'
import type { BoardId } from '#rules/leaderboards/boards.ts'
import { boardQuery, ownRowQuery } from '../queries.ts'
import { BoardRows } from '../shared/board-rows.tsx'
import { BoardValue } from '../shared/board-value.tsx'
import styles from '../shared/board-view.module.css'
import { BoardPodium } from '../shared/podium.tsx'
import { useBoardTexts } from '../shared/use-board-texts.ts'

const OwnPlace = ({ board }: { readonly board: BoardId }) => {
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

interface StandingProps {
  readonly board: BoardId
  readonly data: BoardPage
  readonly onPage: (page: number) => void
}

const Standing = ({ board, data, onPage }: StandingProps) => {
  const { t } = useTranslation()
  const texts = useBoardTexts()
  const listed = data.items.filter((row) => row.place === null || row.place > PODIUM_PLACES)
  return (
    <>
      <BoardPages data={data} texts={texts} onPage={onPage}>
        {data.page === 1 && <BoardPodium board={board} rows={data.podium} />}
        <BoardRows board={board} rows={listed} />
      </BoardPages>
      {data.total > 0 && (
        <p className={styles.updated}>{t('leaderboards.updated', { date: formatDate(Date.parse(data.updated_at)) })}</p>
      )}
    </>
  )
}

export const BoardView = ({ board }: { readonly board: BoardId }) => {
  const { t } = useTranslation()
  const texts = useBoardTexts()
  const [page, turnTo] = useBoardPage()
  const query = useQuery(boardQuery(board, page))
  return (
    <div className="column gap-10 above-inset">
      <p className={styles.about}>{t(`leaderboards.about.${board}`)}</p>
      <BoardFrame query={query} texts={texts} hasPodium={page === 1}>
        {(data) => <Standing board={board} data={data} onPage={turnTo} />}
      </BoardFrame>
      <OwnPlace board={board} />
    </div>
  )
}
