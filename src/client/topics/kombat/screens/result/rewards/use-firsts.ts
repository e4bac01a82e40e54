import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { collectionQuery } from '#client/topics/collection/queries.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { Drops } from '#contracts/wire.ts'
import type { Reward } from './rewards.ts'

const KEY = 'celebrated-firsts'

type Kind = NonNullable<Reward['kind']>

/** Entries are `kind:fight`. */
const celebrated = (): readonly string[] => (readOwn(KEY) ?? '').split(' ').filter((word) => word !== '')

const isFirst = (kind: Kind, drops: Drops, had: CallData<'collection.get'>): boolean => {
  if (kind === 'stone')
    return had.stones.every((stone) =>
      drops.stones.some(({ type, level }) => type === stone.type && level === stone.level),
    )
  return had.items
    .filter((slug) => slug.endsWith(`-${kind}`))
    .every((slug) => drops.equipments.some((item) => item.slug === slug))
}

/**
 * Kinds won for the very first time. This device stores the fight that celebrated each kind, so a reload of that
 * fight's result celebrates it again.
 */
export const useFirsts = (fightId: string, drops: Drops, isFresh: boolean): ReadonlySet<Reward['kind']> => {
  const hasKinds = drops.equipments.length + drops.stones.length > 0
  const had = useQuery({ ...collectionQuery, enabled: isFresh && hasKinds }).data
  const firsts = useMemo(() => {
    const kinds = new Set<Kind>([
      ...drops.equipments.map(({ rarity }) => rarity),
      ...(drops.stones.length > 0 ? (['stone'] as const) : []),
    ])
    const before = celebrated()
    const isElsewhere = (kind: Kind) =>
      before.some((word) => word.startsWith(`${kind}:`) && word !== `${kind}:${fightId}`)
    return new Set(had ? [...kinds].filter((kind) => isFirst(kind, drops, had) && !isElsewhere(kind)) : [])
  }, [had, drops, fightId])
  useEffect(() => {
    const before = celebrated()
    const news = [...firsts].map((kind) => `${kind}:${fightId}`).filter((word) => !before.includes(word))
    if (news.length > 0) writeOwn(KEY, [...before, ...news].join(' '))
  }, [firsts, fightId])
  return firsts
}
