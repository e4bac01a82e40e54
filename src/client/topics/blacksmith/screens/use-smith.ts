import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { itemQuery } from '#client/topics/items/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import type { SmithCelebration, SmithOutcome } from './smith-celebration.ts'
import { improvedItem, newLines, workOf } from './smith-view.ts'

export const useSmith = (item: OwnEquipment) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [celebration, setMoment] = useState<SmithCelebration | null>(null)
  const work = workOf(item)
  const settle = (outcome: SmithOutcome): void => setMoment((known) => known && { ...known, outcome })
  const onFailed = (): void => setMoment(null)
  /** If the item cannot be fetched, its new line is unknown and only the expected change is shown. */
  const showRefined = async (): Promise<void> => {
    const after = await client.fetchQuery(itemQuery(item.id)).catch(() => null)
    settle({ kind: 'refined', item: after ?? improvedItem(item), stats: after ? newLines(item, after) : [] })
  }
  const refine = useCallMutation('equipments.refine', {
    onDone: (isRefined) => {
      if (isRefined) void showRefined()
      else settle({ kind: 'failed', failures: item.own.refine_failures + 1 })
    },
    failure: t('blacksmith.refineFailed'),
    onFailed,
  })
  const awaken = useCallMutation('equipments.awaken', {
    onDone: (stats) => settle({ kind: 'awakened', stats }),
    failure: t('blacksmith.awakenFailed'),
    onFailed,
  })
  return {
    celebration,
    start: (): void => {
      const isSent = (work === 'refine' ? refine : awaken).send({ params: { id: item.id } })
      if (isSent) setMoment({ work, item, count: 1, outcome: null })
    },
    end: (): void => setMoment(null),
    say: ({ kind }: SmithOutcome): void => {
      if (kind === 'refined') toast.success(t('blacksmith.refineDone'))
      if (kind === 'failed') toast.error(t('blacksmith.refineFailed'))
      if (kind === 'awakened') toast.success(t('blacksmith.awakenDone'))
    },
  }
}
