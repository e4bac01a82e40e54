import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#client/ui/format/format.ts'
import { BoardFrame, BoardPages, useBoardPage } from '#client/ui/rows/board-frame.tsx'
import type { BoardPage } from '#contracts/wire.ts'
import { PODIUM_PLACES } from '#rules/constants.ts'
import type { BoardId } from '#rules/leaderboards/boards.ts'
import { boardQuery } from '../queries.ts'
import { BoardRows } from '../shared/board-rows.tsx'
import styles from '../shared/board-view.module.css'
import { BoardPodium } from '../shared/podium.tsx'
import { useBoardTexts } from '../shared/use-board-texts.ts'
import { OwnPlace } from './own-place.tsx'

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
