import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '#client/api/api-error.ts'
import { replayQuery } from '#client/topics/kombat/queries.ts'
import { type OutcomePart, useRollText } from '#client/topics/luck/shared/use-roll-text.ts'
import type { CombatProfile, SeasonCard } from '#contracts/wire.ts'
import type { LuckRollName } from '#rules/luck/luck.ts'
import type { SeasonPicture } from './season-picture.ts'
import { type PictureReplay, seasonPictures } from './season-pictures.ts'

/**
 * The replay of a picture's fight, which may be gone since the card was stored (R10). The same object until the data
 * change.
 */
const useReplay = (id: string | null): PictureReplay => {
  const { data, error, isPending } = useQuery({ ...replayQuery(id ?? ''), enabled: id !== null })
  const left = isNotFound(error) ? null : id
  const isSettled = id === null || !isPending
  return useMemo(() => ({ data, isSettled, id: left }), [data, isSettled, left])
}

const rarest = (name: LuckRollName, parts: readonly OutcomePart[]): string => {
  if (name === 'weapon-box') return parts[0]?.words ?? ''
  const best = Math.max(...parts.map(({ quality = 0 }) => quality))
  const part = best > 0 ? parts.find(({ quality }) => quality === best) : parts.at(-1)
  return part?.words ?? ''
}

export const useSeasonPictures = (card: SeasonCard, me: CombatProfile): readonly SeasonPicture[] => {
  const { t } = useTranslation()
  const fight = useReplay(card.best_fight?.replay_id ?? null)
  const nemesis = useReplay(card.nemesis?.replay_id ?? null)
  const textOf = useRollText()
  const roll = card.luckiest_roll
  const rolled = roll ? rarest(roll.name, textOf(roll.name, roll).outcome) : ''
  return useMemo(
    () => seasonPictures({ t, card, me, rolled, replays: { fight, nemesis } }),
    [t, card, me, rolled, fight, nemesis],
  )
}
