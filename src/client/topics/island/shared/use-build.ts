import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrateInToast } from '#client/sound/celebrations.ts'
import { materialsQuery } from '#client/topics/items/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { ISLAND_COST, type IslandPiece } from '#rules/island/island.ts'
import type { MaterialSlug } from '#rules/items/materials.ts'

export interface PieceNeed {
  readonly slug: MaterialSlug
  readonly needed: number
  readonly held: number
}

/** Subject of an open dialog: a copy, so that an answer does not change it under the player's finger. */
export interface AskedPiece {
  readonly piece: IslandPiece
  readonly needs: readonly PieceNeed[]
}

export const useBuild = () => {
  const { t } = useTranslation()
  const { data: materials, error: problem, refetch } = useQuery({ ...materialsQuery, staleTime: 0 })
  const [asked, setAsked] = useState<AskedPiece | null>(null)
  const needs =
    materials === undefined
      ? null
      : ISLAND_COST.map(({ quantity, slug }) => ({
          slug,
          needed: quantity,
          held: materials.find((material) => material.slug === slug)?.quantity ?? 0,
        }))
  const { isPending, send } = useCallMutation('island.build', {
    onDone: (_, input) => {
      setAsked(null)
      if (input) celebrateInToast('uncommon', t('island.done', { piece: t(`island.piece.${input.params.slug}`) }))
    },
    failure: t('island.buildFailed'),
    failureHaptic: 'warning',
    onFailed: () => setAsked(null),
  })
  return {
    needs,
    problem,
    retry: () => void refetch(),
    asked,
    isPending,
    ask: (piece: IslandPiece) => {
      if (needs && !isPending) setAsked({ piece, needs })
      if (!needs && problem) toast.refuse(apiErrorText(problem) ?? t('island.materialsFailed'))
    },
    confirm: () => {
      if (asked) send({ params: { slug: asked.piece } })
    },
    close: () => {
      if (!isPending) setAsked(null)
    },
  }
}

export type BuildFlow = ReturnType<typeof useBuild>
