import type { QueryClient } from '@tanstack/react-query'
import { previewAnswer } from '#client/game/preview-answer.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { type Look, type LookKind, withLook } from '#rules/wardrobe/looks.ts'
import { wardrobeQuery } from './queries.ts'

/** Optimistic update of wardrobe and pet. A null look takes off what is worn of this kind. Returns the rollback. */
export const previewLook = (client: QueryClient, kind: LookKind, look: Look | null): (() => void) => {
  const rollbacks = [
    previewAnswer(client, wardrobeQuery, (wardrobe) => ({ ...wardrobe, worn: withLook(wardrobe.worn, kind, look) })),
    previewAnswer(client, combatProfileQuery, (own) => ({
      ...own,
      cosmetic: { ...own.cosmetic, looks: withLook(own.cosmetic.looks ?? {}, kind, look) },
    })),
  ]
  return () => {
    for (const rollback of rollbacks) rollback()
  }
}
