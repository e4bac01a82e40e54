import { useTranslation } from 'react-i18next'
import { launchData } from '../../../platform/launch-data.ts'
import { Avatar } from '../../../ui/surfaces/avatar.tsx'
import { Laurel } from '../../season/shelf/laurel.tsx'
import { ShowcaseWay } from '../../showcase/shelf/showcase-way.tsx'
import type { ShownBoard } from '../queries.ts'
import styles from './board-rows.module.css'
import { BoardValue } from './board-value.tsx'
import { Crown } from './crown.tsx'
import type { BoardRow } from './podium.tsx'

const LAUREL_PX = 34

export interface BoardRowsProps {
  readonly board: ShownBoard
  readonly rows: readonly BoardRow[]
}

/** The rows of a board below its podium; the player's own is marked (R35), and NPC have no place (R48). */
export const BoardRows = ({ board, rows }: BoardRowsProps) => {
  const { t } = useTranslation()
  const ownId = launchData()?.user?.id
  const isOwn = ({ user_id }: BoardRow): boolean => user_id === ownId
  return (
    <ol className="column gap-6" aria-label={t('leaderboards.list')}>
      {rows.map((row) => (
        <li key={row.user_id} className={styles.row} data-own={isOwn(row)}>
          <span className={styles.place}>
            <span className="visually-hidden">
              {row.place === null ? t('leaderboards.npcSaid') : t('leaderboards.place', { place: row.place })}
            </span>
            <span aria-hidden="true">{row.place ?? t('leaderboards.npc')}</span>
          </span>
          <span className={styles.pet}>
            <Crown board={board} place={row.place} size={24} />
            <ShowcaseWay userId={row.user_id} name={row.username}>
              <Avatar houseId={row.house_id} size={38} />
            </ShowcaseWay>
          </span>
          <span className={styles.who}>
            <bdi className="font-display size-17 ellipsis">{row.username}</bdi>
            {row.laurel !== undefined && (
              <Laurel place={row.laurel} label={t('leaderboards.laurel', { place: row.laurel })} size={LAUREL_PX} />
            )}
            {isOwn(row) && <span className={styles.own}>{t('leaderboards.own')}</span>}
          </span>
          <BoardValue board={board} value={row.value} place={row.place} />
        </li>
      ))}
    </ol>
  )
}
