import { useTranslation } from 'react-i18next'
import type { BoardPage } from '../../../contracts/wire.ts'
import { PODIUM_PLACES } from '../../../rules/constants.ts'
import type { Board } from '../../game/queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BoardValue } from './board-value.tsx'
import { Crown } from './crown.tsx'
import styles from './podium.module.css'

export type BoardRow = BoardPage['items'][number]

const FIRST_PX = 84
const OTHERS_PX = 66
const PLACES = Array.from({ length: PODIUM_PLACES }, (_, index) => index + 1)

export interface PodiumProps {
  readonly board: Board
  readonly rows: readonly BoardRow[]
  readonly ownPlace: number | null
}

/** The top three of a board; an empty place is a question mark (row 191). */
export const Podium = ({ board, rows, ownPlace }: PodiumProps) => {
  const { t } = useTranslation()
  return (
    <ol className={styles.podium} aria-label={t('leaderboards.podium')}>
      {PLACES.map((place) => {
        const row = rows.find((candidate) => candidate.place === place)
        const size = place === 1 ? FIRST_PX : OTHERS_PX
        return (
          <li key={place} className={styles.column} data-place={place} data-own={place === ownPlace}>
            {row ? (
              <>
                <span className={styles.pet}>
                  <Crown board={board} place={place} size={place === 1 ? 44 : 32} />
                  <Avatar houseId={row.house_id} size={size} />
                </span>
                <bdi className={styles.name}>{row.username}</bdi>
                <BoardValue board={board} value={row.value} place={place} compact />
              </>
            ) : (
              <span className={styles.vacant} style={{ width: size, height: size }}>
                <span aria-hidden="true">{t('leaderboards.vacant')}</span>
                <span className="visually-hidden">{t('leaderboards.vacantSaid')}</span>
              </span>
            )}
            <span className={styles.step}>
              <span aria-hidden="true">{place}</span>
              <span className="visually-hidden">{t('leaderboards.place', { place })}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
