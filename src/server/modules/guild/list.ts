import type { CallData, CallQuery } from '#contracts/schemas.ts'
import { GUILD_PAGE_SIZE } from '#rules/guild/guild.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { cursorParts, invalidCursor, pageOf } from '#server/calls/page-cursor.ts'
import { getPlayer } from '#server/modules/players/service.ts'
import { rankNow } from '#server/modules/season/service.ts'
import type { CardRow } from './card-store.ts'
import { type CardCursor, type CardFilter, cardsOf, newCards, openCards, openMatches, topCards } from './list-store.ts'
import { findMembership } from './membership-store.ts'

type List = CallData<'guild.list'>
type Sort = CallQuery<'guild.list'>['sort']

/** `joinable`: an `open` list continues among the guilds that can be joined, which come first. */
interface Cursor {
  readonly sort: Sort
  readonly joinable: boolean
  readonly place: CardCursor
}

const CURSOR = /^(top|open|new):([01]):(\d{1,16}):(\d{1,15}):(\d{16})$/

const cursorText = ({ sort, joinable, place }: Cursor): string =>
  Buffer.from([sort, joinable ? 1 : 0, place.xp, place.createdMs, place.guildId].join(':')).toString('base64url')

const cursorOf = (text: string, sort: Sort): Cursor => {
  const [of, joinable, xp, createdMs, guildId] = cursorParts(text, CURSOR)
  if (of !== sort || xp === undefined || guildId === undefined) throw invalidCursor()
  return {
    sort,
    joinable: joinable === '1',
    place: { xp: BigInt(xp), createdMs: Number(createdMs), guildId: BigInt(guildId) },
  }
}

const onTheWire = (card: CardRow): List['items'][number] => {
  const { slug, name, tag, emblem, level, members, capacity, entry, min_rank, place } = card
  return { id: slug, name, tag, emblem, level, xp: Number(card.xp), members, capacity, entry, min_rank, place }
}

interface Row {
  readonly card: CardRow
  readonly joinable: boolean
}

const openRows = async (
  { db }: Scope,
  filter: CardFilter & { readonly rank: number },
  cursor: Cursor | null,
): Promise<Row[]> => {
  if (filter.query !== '') {
    const asked = { ...filter, after: cursor?.place ?? null, joinable: cursor?.joinable ?? true }
    return (await openMatches(db, asked)).map(({ joinable, ...card }) => ({ card, joinable }))
  }
  const rowsOf = async (joinable: boolean, after: CardCursor | null, limit: number): Promise<Row[]> =>
    (await openCards(db, { ...filter, joinable, after, limit })).map((card) => ({ card, joinable }))
  const isLater = cursor !== null && !cursor.joinable
  const first = isLater ? [] : await rowsOf(true, cursor?.place ?? null, filter.limit)
  const left = filter.limit - first.length
  return left === 0 ? first : [...first, ...(await rowsOf(false, isLater ? cursor.place : null, left))]
}

const rowsBy = async (
  scope: Scope,
  viewerId: number,
  sort: Exclude<Sort, 'requested'>,
  filter: Omit<CardFilter, 'after'>,
  cursor: Cursor | null,
): Promise<Row[]> => {
  const { db, nowMs } = scope
  const asked = { ...filter, after: cursor?.place ?? null }
  if (sort === 'open') {
    const { points: rank } = await rankNow(db, await getPlayer(db, viewerId), nowMs)
    return openRows(scope, { ...asked, rank }, cursor)
  }
  return (await (sort === 'new' ? newCards(db, asked) : topCards(db, asked))).map((card) => ({ card, joinable: false }))
}

/** A page of guilds (row 141). @throws ApiError `player-not-found`, `invalid-payload` for a malformed `after` */
export const listGuilds = async (
  scope: Scope,
  viewerId: number,
  { query = '', sort, after }: CallQuery<'guild.list'>,
): Promise<List> => {
  if (sort === 'requested') {
    const requested = (await findMembership(scope.db, viewerId))?.requested ?? []
    return { items: (await cardsOf(scope.db, requested)).map(onTheWire), next: null }
  }
  const cursor = after === undefined ? null : cursorOf(after, sort)
  const filter = { query: query.trim().toLowerCase(), limit: GUILD_PAGE_SIZE + 1 }
  const rows = await rowsBy(scope, viewerId, sort, filter, cursor)
  const { items, next } = pageOf(rows, GUILD_PAGE_SIZE, ({ card, joinable }) => {
    const place = { xp: card.xp, createdMs: card.created_at.getTime(), guildId: card.guild_id }
    return cursorText({ sort, joinable, place })
  })
  return { items: items.map(({ card }) => onTheWire(card)), next }
}
