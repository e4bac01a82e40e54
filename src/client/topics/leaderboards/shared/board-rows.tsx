import { useTranslation } from 'react-i18next'
import { launchData } from '#client/platform/launch-data.ts'
import { Laurel } from '#client/topics/season/shared/laurel.tsx'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import styles from './board-rows.module.css'
import { BoardValue } from './board-value.tsx'
import { Crown } from './crown.tsx'
import type { BoardRow } from './podium.tsx'
import type { ShownBoard } from './shown-boards.ts'

const LAUREL_PX = 34

const Row = ({ board, row }: { readonly board: ShownBoard; readonly row: BoardRow }) => {
  const { t } = useTranslation()
  const isOwn = row.user_id === launchData()?.user?.id
  return (
    <li className={styles.row} data-own={isOwn} data-npc={row.place === null || undefined}>
      <span className={styles.place}>
        {row.place !== null && (
          <>
            <span className="visually-hidden">{t('leaderboards.place', { place: row.place })}</span>
            <span aria-hidden="true">{row.place}</span>
          </>
        )}
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
        {isOwn && <span className={styles.own}>{t('leaderboards.own')}</span>}
      </span>
      <BoardValue board={board} value={row.value} place={row.place} />
    </li>
  )
}

export const BoardRows = ({ board, rows }: { readonly board: ShownBoard; readonly rows: readonly BoardRow[] }) => {
  const { t } = useTranslation()
  const people = rows.filter(({ place }) => place !== null)
  const npcs = rows.filter(({ place }) => place === null)
  return (
    <>
      {people.length > 0 && (
        <ol className="column gap-6" aria-label={t('leaderboards.list')}>
          {people.map((row) => (
            <Row key={row.user_id} board={board} row={row} />
          ))}
        </ol>
      )}
      {npcs.length > 0 && (
        <section className="column gap-6" aria-labelledby="board-npcs">
          <h2 id="board-npcs" className={styles.divider}>
            {t('leaderboards.npcs')}
          </h2>
          <ul className="column gap-6" aria-labelledby="board-npcs">
            {npcs.map((row) => (
              <Row key={row.user_id} board={board} row={row} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
