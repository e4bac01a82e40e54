import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { launchData } from '#client/platform/launch-data.ts'
import { guildQuery } from '#client/topics/guild/queries.ts'
import { Emblem } from '#client/topics/guild/shared/emblem.tsx'
import { cappedRank, formatInteger } from '#client/ui/format/format.ts'
import { BoardFrame, BoardPages, useBoardPage } from '#client/ui/rows/board-frame.tsx'
import { OwnRow } from '#client/ui/rows/own-row.tsx'
import type { CallData } from '#contracts/schemas.ts'
import type { BossSlug } from '#rules/boss/boss.ts'
import { BOSS_LISTED_PLACES, type BossBoard } from '#rules/boss/boss-places.ts'
import { PODIUM_PLACES } from '#rules/constants.ts'
import { bossBoardMeQuery, bossBoardQuery } from '../queries.ts'
import { BoardFace, type BoardRow } from './board-face.tsx'
import styles from './boss-board-view.module.css'
import { BossPodium } from './boss-podium.tsx'

const FIRST_PAGE = 1
const FACE_PX = 32
const OWN_EMBLEM_PX = 42

const useBoardTexts = () => {
  const { t } = useTranslation()
  return {
    loading: t('boss.boards.loading'),
    failed: t('boss.boards.failed'),
    empty: t('boss.boards.empty'),
    page: (shown: { readonly page: number; readonly pages: number }) => t('boss.boards.page', shown),
    previous: t('boss.boards.previous'),
    next: t('boss.boards.next'),
  }
}

interface TableProps {
  readonly rows: readonly BoardRow[]
  readonly board: BossBoard
  readonly ownId: string | undefined
}

const Row = ({ row, board, ownId }: Omit<TableProps, 'rows'> & { readonly row: BoardRow }) => {
  const { t } = useTranslation()
  const isOwn = row.id === ownId
  return (
    <tr data-own={isOwn || undefined} data-npc={row.place === null || undefined}>
      <td>{row.place}</td>
      <td>
        <span className={styles.emblem}>
          <BoardFace row={row} size={FACE_PX} />
        </span>
        <bdi className="font-display size-17 ellipsis">{row.name}</bdi>
        {isOwn && <span className={styles.mine}>{t(board === 'guild' ? 'boss.boards.ours' : 'boss.boards.you')}</span>}
      </td>
      <td>{formatInteger(row.damage)}</td>
    </tr>
  )
}

const Table = ({ rows, board, ownId }: TableProps) => {
  const { t } = useTranslation()
  const people = rows.filter(({ place }) => place !== null)
  const npcs = rows.filter(({ place }) => place === null)
  return (
    <table className={styles.table} aria-label={t('boss.boards.list')}>
      <thead>
        <tr>
          <th scope="col">{t('boss.boards.rank')}</th>
          <th scope="col">{t('boss.boards.name')}</th>
          <th scope="col">{t('boss.boards.damage')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((row) => (
          <Row key={row.id} row={row} board={board} ownId={ownId} />
        ))}
      </tbody>
      {npcs.length > 0 && (
        <tbody>
          <tr className={styles.divider}>
            <th scope="rowgroup" colSpan={3}>
              {t('boss.boards.npcs')}
            </th>
          </tr>
          {npcs.map((row) => (
            <Row key={row.id} row={row} board={board} ownId={ownId} />
          ))}
        </tbody>
      )}
    </table>
  )
}

interface StandingProps {
  readonly slug: BossSlug
  readonly board: BossBoard
  readonly data: CallData<'boss.individualBoard'>
  readonly ownId: string | undefined
  readonly onPage: (page: number) => void
}

const Standing = ({ slug, board, data, ownId, onPage }: StandingProps) => {
  const texts = useBoardTexts()
  const rows = data.items.filter(({ place }) => place === null || place > PODIUM_PLACES)
  return (
    <BoardPages data={data} texts={texts} isCompact onPage={onPage}>
      {data.page === FIRST_PAGE && <BossPodium slug={slug} rows={data.podium} ownId={ownId} />}
      {rows.length > 0 && <Table rows={rows} board={board} ownId={ownId} />}
    </BoardPages>
  )
}

interface OwnEntryProps {
  readonly board: BossBoard
  readonly entry: NonNullable<CallData<'boss.boardMe'>[keyof CallData<'boss.boardMe'>]>
}

const OwnEntry = ({ board, entry }: OwnEntryProps) => {
  const { t } = useTranslation()
  const isGuild = board === 'guild'
  return (
    <OwnRow
      label={t(isGuild ? 'boss.boards.ownGuild' : 'boss.boards.own')}
      place={cappedRank(entry.rank, BOSS_LISTED_PLACES)}
      picture={'emblem' in entry && <Emblem emblem={entry.emblem} size={OWN_EMBLEM_PX} />}
      tag={t(isGuild ? 'boss.boards.ours' : 'boss.boards.you')}
      name={entry.name}
    >
      <span className="golden font-display digits size-17">
        {formatInteger(entry.damage)} <span className="visually-hidden">{t('boss.boards.damage')}</span>
      </span>
    </OwnRow>
  )
}

export const BossBoardView = ({ slug, board }: { readonly slug: BossSlug; readonly board: BossBoard }) => {
  const texts = useBoardTexts()
  const [page, turnTo] = useBoardPage()
  const query = useQuery(bossBoardQuery(board, slug, page))
  const me = useQuery(bossBoardMeQuery(slug)).data
  const own = (board === 'guild' ? me?.guild : me?.member) ?? null
  const guildId = useQuery(guildQuery).data?.id
  const playerId = launchData()?.user?.id
  const ownId = board === 'guild' ? guildId : playerId?.toString()
  return (
    <div className="column gap-12 above-inset measured">
      <BoardFrame query={query} texts={texts} hasPodium={page === FIRST_PAGE}>
        {(data) => <Standing slug={slug} board={board} data={data} ownId={ownId} onPage={turnTo} />}
      </BoardFrame>
      {own && <OwnEntry board={board} entry={own} />}
    </div>
  )
}
