import type { QueryClient } from '@tanstack/react-query'
import type { CallData } from '#contracts/schemas.ts'
import { HOUSES } from '#rules/house/houses.ts'

export interface Face {
  readonly key: string
  readonly houseId: number
  /** Empty for the face of a house, which is no player. */
  readonly name: string
}

const MOST_FACES = 10

const met = (client: QueryClient): Face[] =>
  client
    .getQueriesData<CallData<'combats.history'>>({ queryKey: ['combats.history'] })
    .flatMap(([, page]) => page?.items ?? [])
    .filter(({ kind, opponent }) => kind !== 'boss' && (opponent.is_bot || opponent.user_id !== 0))
    .map(({ opponent }) => ({ key: `u${opponent.user_id}`, houseId: opponent.house_id, name: opponent.username }))

const listed = (client: QueryClient): Face[] =>
  client
    .getQueriesData<CallData<'leaderboard.page'>>({ queryKey: ['leaderboard.page'] })
    .flatMap(([, page]) => page?.items ?? [])
    .map(({ user_id, house_id, username }) => ({ key: `u${user_id}`, houseId: house_id, name: username }))

/** Players in the cache, then houses. Neighbours are of different houses where possible. */
export const knownFaces = (client: QueryClient): readonly Face[] => {
  const houses = HOUSES.map(({ id }): Face => ({ key: `h${id}`, houseId: id, name: '' }))
  const once = new Map([...met(client), ...listed(client)].map((face) => [face.key, face]))
  const waiting = [...[...once.values()].slice(0, MOST_FACES), ...houses].slice(0, MOST_FACES)
  const row: Face[] = []
  while (waiting.length > 0) {
    const other = waiting.findIndex(({ houseId }) => houseId !== row.at(-1)?.houseId)
    row.push(...waiting.splice(Math.max(0, other), 1))
  }
  return row
}
