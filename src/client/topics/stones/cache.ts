import type { QueryClient } from '@tanstack/react-query'
import { previewAnswer } from '#client/game/preview-answer.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import type { OwnedStone } from '#contracts/wire.ts'
import { stonesQuery } from './queries.ts'

/** Optimistic update of bag and pet (R09): the stone replaces the one of its type. Returns the rollback. */
export const previewStone = (client: QueryClient, { id, type, level }: OwnedStone, isOn: boolean): (() => void) => {
  const rollbacks = [
    previewAnswer(client, stonesQuery, (stones) =>
      stones.map((stone) => (stone.type === type ? { ...stone, equipped: isOn && stone.id === id } : stone)),
    ),
    previewAnswer(client, combatProfileQuery, (own) => {
      const others = own.stone_statistics.filter((stone) => stone.type !== type)
      return { ...own, stone_statistics: isOn ? [...others, { type, level }] : others }
    }),
  ]
  return () => {
    for (const rollback of rollbacks) rollback()
  }
}
