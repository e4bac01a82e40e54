import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Board, ownRowQuery } from '../../game/queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { formatInteger } from '../../ui/format/format.ts'
import { BoardValue } from './board-value.tsx'
import styles from './own-row.module.css'

/** The player's own row, pinned: the exact place within the top thousand, else a label (R35, row 179). */
export const OwnRow = ({ board }: { readonly board: Board }) => {
  const { t } = useTranslation()
  const own = useQuery(ownRowQuery(board)).data
  if (!own) return null
  const place = own.place === null ? own.label : t('leaderboards.placeShown', { place: formatInteger(own.place) })
  return (
    <section className={styles.row} aria-label={t('leaderboards.ownPlace')}>
      <span className={styles.place}>
        {place ?? (
          <>
            <span aria-hidden="true">{t('leaderboards.unplaced')}</span>
            <span className="visually-hidden">{t('leaderboards.unplacedSaid')}</span>
          </>
        )}
      </span>
      <Avatar houseId={own.house_id} size={42} />
      <span className={styles.who}>
        <span className={styles.own}>{t('leaderboards.own')}</span>
        <bdi className={styles.name}>{own.username}</bdi>
      </span>
      <BoardValue board={board} value={own.value} place={own.place} />
    </section>
  )
}
