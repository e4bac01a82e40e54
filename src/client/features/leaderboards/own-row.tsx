import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { formatInteger } from '../../ui/format.ts'
import { BoardValue } from './board-value.tsx'
import styles from './own-row.module.css'
import { type Board, ownRowQuery } from './queries.ts'

/** The player's own row, pinned: the exact place of the listed thousand, beyond it the label that it has reached (R35, row 179). */
export const OwnRow = ({ board }: { readonly board: Board }) => {
  const { t } = useTranslation()
  const own = useQuery(ownRowQuery(board)).data
  if (!own) return null
  const place = own.place === null ? own.label : t('boards.placeShown', { place: formatInteger(own.place) })
  return (
    <section className={styles.row} aria-label={t('boards.ownPlace')}>
      <span className={styles.place}>
        {place ?? (
          <>
            <span aria-hidden="true">{t('boards.unplaced')}</span>
            <span className="visually-hidden">{t('boards.unplacedSaid')}</span>
          </>
        )}
      </span>
      <Avatar houseId={own.house_id} size={42} />
      <span className={styles.who}>
        <span className={styles.own}>{t('boards.own')}</span>
        <bdi className={styles.name}>{own.username}</bdi>
      </span>
      <BoardValue board={board} value={own.value} place={own.place} />
    </section>
  )
}
