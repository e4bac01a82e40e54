import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNotFound } from '#client/api/api-error.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { BoardId } from '#rules/leaderboards/boards.ts'
import { boardQuery } from '../queries.ts'
import { BoardView } from './board-view.tsx'

const FIRST_PAGE = 1
const PICTURE = { url: extraPictureUrl('empty-board') }

export const TonBoard = ({ board }: { readonly board: BoardId }) => {
  const { t } = useTranslation()
  const { error } = useQuery(boardQuery(board, FIRST_PAGE))
  if (isNotFound(error))
    return (
      <EmptyState
        picture={PICTURE}
        size="compact"
        title={t('leaderboards.tonOff')}
        text={t('leaderboards.tonOffText')}
      />
    )
  return <BoardView board={board} />
}
