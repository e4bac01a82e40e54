import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { itemName } from '#client/i18n/names.ts'
import { marksOf } from '#client/topics/items/shared/item-tile.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { dismantlePreviewQuery } from '../queries.ts'
import { ItemColumn } from './item-column.tsx'
import { SmithCelebrationView } from './smith-celebration-view.tsx'
import { dismantleErrorOf } from './smith-view.ts'
import { useDismantle } from './use-dismantle.ts'
import { YieldList } from './yield-list.tsx'

const Preview = ({ item }: { readonly item: OwnEquipment }) => {
  const { t } = useTranslation()
  const query = useQuery(dismantlePreviewQuery(item.id))
  if (query.data)
    return <YieldList materials={query.data} bought={item.own.bound_until === undefined ? null : item.own} />
  return (
    <Pending queries={[query]} failed={t('blacksmith.failed')} loading={t('blacksmith.loading')}>
      <Skeleton height={72} />
    </Pending>
  )
}

export interface DismantleTabProps {
  readonly item: OwnEquipment
  /** Called with true before the item is gone, so that it is not fetched again; with false if dismantling failed. */
  readonly onGone: (isGone: boolean) => void
}

export const DismantleTab = ({ item, onGone }: DismantleTabProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [isAsking, setAsking] = useState(false)
  const refusal = dismantleErrorOf(item)
  const { celebration, start, end, say } = useDismantle({ onFailed: () => onGone(false) })
  const press = (): void => {
    if (refusal === null) {
      setAsking(true)
      return
    }
    toast.refuse(t(`blacksmith.refused.${refusal}`))
  }
  return (
    <Panel as="section" className="column gap-14">
      <ItemColumn item={item} stats={item.equipment_stats} marks={marksOf(item)} />
      {refusal === null ? (
        <Preview item={item} />
      ) : (
        <p className="golden bold text-center">{t(`blacksmith.refused.${refusal}`)}</p>
      )}
      <Button
        size="large"
        fullWidth
        variant={refusal === null ? 'danger' : 'quiet'}
        aria-label={t('blacksmith.named', { action: t('blacksmith.dismantle.button'), name: itemName(item.name) })}
        onClick={press}
      >
        {t('blacksmith.dismantle.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('blacksmith.dismantle.title')}
        confirmLabel={t('blacksmith.confirmButton')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onGone(true)
          start([item])
        }}
      >
        {t('blacksmith.dismantle.text', { name: itemName(item.name) })}
      </ConfirmDialog>
      {celebration && (
        <SmithCelebrationView
          celebration={celebration}
          onRevealed={say}
          onClose={() => {
            end()
            navigate(PAGE.INVENTORY.path)
          }}
        />
      )}
    </Panel>
  )
}
