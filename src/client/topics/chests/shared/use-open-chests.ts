import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNetworkError } from '#client/api/api-error.ts'
import { recordError } from '#client/api/session-end.ts'
import { apiErrorText, sendMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OpenedChest } from '#contracts/wire.ts'
import type { ChestKind } from '#rules/chests/win-chests.ts'
import type { WinChest } from './chest-state.ts'

type Loot = Pick<OpenedChest['opened'], 'tok' | 'star' | 'materials' | 'stones'>

export interface OpeningChests {
  readonly kinds: readonly ChestKind[]
  /** Null until the server has answered. */
  readonly loot: Loot | null
}

const NOTHING: Loot = { tok: 0, star: 0, materials: [], stones: [] }

export const sumOfLoot = (answers: readonly Pick<OpenedChest, 'opened'>[]): Loot =>
  answers.reduce<Loot>((sum, { opened }) => {
    const materials = new Map(sum.materials.map(({ quantity, slug }) => [slug, quantity]))
    for (const { quantity, slug } of opened.materials) materials.set(slug, (materials.get(slug) ?? 0) + quantity)
    return {
      tok: sum.tok + opened.tok,
      star: sum.star + opened.star,
      materials: [...materials].map(([slug, quantity]) => ({ slug, quantity })),
      stones: [...sum.stones, ...opened.stones],
    }
  }, NOTHING)

interface Opened {
  readonly answers: readonly Pick<OpenedChest, 'kind' | 'opened'>[]
  readonly error: unknown
}

/**
 * Opens the chests one after another. Skips a refused chest, but stops at a network error, because the rest would fail,
 * too. Never rejects.
 */
const openAll = async (client: QueryClient, chests: readonly WinChest[]): Promise<Opened> => {
  const answers: Pick<OpenedChest, 'kind' | 'opened'>[] = []
  let refused: unknown
  for (const { id, kind } of chests) {
    try {
      const { opened } = await sendMutation(client, 'chests.open', { params: { id } })
      answers.push({ kind, opened })
    } catch (error) {
      refused = error
      if (isNetworkError(error)) break
    }
  }
  return { answers, error: refused }
}

export const useOpenChests = () => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [opening, setOpening] = useState<OpeningChests | null>(null)
  // A ref, because state lags a render behind: two quick taps would both find it idle.
  const isBusy = useRef(false)
  const open = (chests: readonly WinChest[]): void => {
    if (isBusy.current || chests.length === 0) return
    isBusy.current = true
    setOpening({ kinds: chests.map(({ kind }) => kind), loot: null })
    void openAll(client, chests).then(({ answers, error }) => {
      isBusy.current = false
      if (error !== undefined) {
        recordError(error)
        haptic('error')
        toast.error(apiErrorText(error) ?? t('chests.openFailed'))
      }
      setOpening(answers.length === 0 ? null : { kinds: answers.map(({ kind }) => kind), loot: sumOfLoot(answers) })
    })
  }
  return { opening, open, close: () => setOpening(null) }
}
