import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrateInToast } from '#client/sound/celebrations.ts'
import { statValueText } from '#client/topics/items/shared/stat-text.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { useSalaryLevel } from '#client/topics/upgrades/shared/use-salary-level.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { polishCostNano, polishedLine } from '#rules/blacksmith/polish.ts'
import type { ItemStat } from '#rules/items/items.ts'

export interface PolishOffer {
  readonly now: ItemStat
  readonly after: ItemStat
  readonly costNano: number
}

export interface PolishFlow {
  readonly offers: readonly PolishOffer[]
  readonly salaryLevel: number | undefined
  readonly balanceNano: number | undefined
  /** The offer that the open dialog is about. Stays as confirmed, whatever the item becomes meanwhile. */
  readonly asked: PolishOffer | null
  /** Line that was polished last. */
  readonly done: ItemStat['type'] | null
  readonly isPending: boolean
  readonly ask: (offer: PolishOffer) => void
  readonly confirm: () => void
  readonly close: () => void
}

const offersOf = ({ equipment_stats }: OwnEquipment): readonly PolishOffer[] =>
  equipment_stats.flatMap((now) => {
    const costNano = polishCostNano(now)
    const after = polishedLine(now)
    return costNano === null || after === null ? [] : [{ now, after, costNano }]
  })

/**
 * The polish dialog and its call (R58). Polishing needs no luck, so the dialog shows the result before the player
 * confirms.
 */
export const usePolish = (item: OwnEquipment): PolishFlow => {
  const { t } = useTranslation()
  const salaryLevel = useSalaryLevel()
  const balanceNano = useQuery(balanceQuery).data
  const [asked, setAsked] = useState<PolishOffer | null>(null)
  const [done, setDone] = useState<PolishFlow['done']>(null)
  const { isPending, send } = useCallMutation('equipments.polish', {
    onDone: ({ equipment }) => {
      setAsked(null)
      const line = equipment.equipment_stats.find(({ type }) => type === asked?.now.type)
      if (!line) return
      setDone(line.type)
      celebrateInToast('uncommon', t('polish.done', { name: t(`items.stat.${line.type}`), value: statValueText(line) }))
    },
    failure: t('polish.failed'),
    failureHaptic: 'warning',
    onFailed: () => setAsked(null),
  })
  const isShort = ({ costNano }: PolishOffer): boolean => balanceNano !== undefined && costNano > balanceNano
  return {
    offers: offersOf(item),
    salaryLevel,
    balanceNano,
    asked,
    done,
    isPending,
    ask: (offer) => {
      if (isPending) return
      if (isShort(offer)) toast.refuse(t('polish.insufficient'))
      else setAsked(offer)
    },
    confirm: () => {
      if (asked === null || isPending) return
      if (isShort(asked)) {
        setAsked(null)
        toast.refuse(t('polish.insufficient'))
        return
      }
      const { costNano, now } = asked
      send({ params: { id: item.id }, body: { line: now.type, level: now.level, price: costNano } })
    },
    close: () => {
      if (!isPending) setAsked(null)
    },
  }
}
