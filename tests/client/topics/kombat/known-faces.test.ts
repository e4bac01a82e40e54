import { describe, expect, test } from 'vitest'
import { createQueryClient } from '#client/api/query-client.ts'
import { historyQuery } from '#client/topics/kombat/queries.ts'
import { knownFaces } from '#client/topics/kombat/screens/battle/finding/known-faces.ts'
import { boardQuery } from '#client/topics/leaderboards/queries.ts'
import { aHistoryFight } from '#workbench/fixtures/builders.ts'

const row = (place: number, houseId: number) => ({
  place,
  user_id: 100 + place,
  username: `p${place}`,
  house_id: houseId,
  value: 1,
})

describe('the faces that roll by while an opponent is looked for', () => {
  test('are the houses’ faces while no player is known', () => {
    const faces = knownFaces(createQueryClient())
    expect(faces.map(({ houseId }) => houseId).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(faces.every(({ name }) => name === '')).toBe(true)
  })

  test('are the players met in fights and seen on boards, each once, without bosses and deleted accounts', () => {
    const client = createQueryClient()
    const met = aHistoryFight()
    client.setQueryData(historyQuery('all', 1).queryKey, {
      items: [
        met,
        met,
        aHistoryFight({ kind: 'boss', opponent: { ...met.opponent, user_id: 1, username: 'Mammoth' } }),
        aHistoryFight({ opponent: { ...met.opponent, user_id: 0, username: 'erased' } }),
      ],
      total: 3,
      page_size: 20,
      page: 1,
    })
    client.setQueryData(boardQuery('pvp', 1).queryKey, {
      items: [row(1, 3), row(2, 3), row(3, 5)],
      podium: [],
      total: 3,
      page: 1,
      page_size: 20,
      updated_at: met.fought_at,
    })
    const faces = knownFaces(client)
    const names = faces.map(({ name }) => name).filter((name) => name !== '')
    expect(names.toSorted()).toEqual(['lunar', 'p1', 'p2', 'p3'])
    expect(faces).toHaveLength(10)
    for (const [index, { houseId }] of faces.entries()) expect(houseId).not.toBe(faces[index - 1]?.houseId)
  })
})
