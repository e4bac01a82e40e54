import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import type { SmithState, SmithTab } from '#client/topics/blacksmith/links.ts'
import { ReRollActions } from '#client/topics/blacksmith/shared/re-roll-actions.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { AWAKENED_LINES_MAX } from '#rules/blacksmith/blacksmith.ts'
import { ChangeList } from '../shared/change-list.tsx'
import { isNeverDismantled } from '../shared/dismantling.ts'
import type { StatChange } from '../shared/gear-changes.ts'
import { isWearable } from './bag-view.ts'
import styles from './owner-actions.module.css'
import type { GearMutations } from './use-gear-mutations.ts'

export interface OwnerActionsProps {
  readonly item: OwnEquipment
  readonly changesOf: (item: OwnEquipment) => readonly StatChange[] | null
  readonly mutations: GearMutations
}

export const OwnerActions = ({ item, changesOf, mutations }: OwnerActionsProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const isWorn = item.status === 'equipped'
  const { locked } = item.own
  const lines = item.equipment_stats.filter(({ primary }) => !primary).length
  const changes = isWearable(item) ? changesOf(item) : null
  const toSmith = (tab: SmithTab): void => {
    const state: SmithState = { itemId: item.id, tab }
    navigate(PAGE.REFINE_ITEM.path, { state })
  }
  const dismantle = (): void => {
    if (!isNeverDismantled(item)) {
      toSmith('dismantle')
      return
    }
    toast.refuse(t('inventory.cannotDismantle'))
  }
  // An item on sale shows only its listing, which says what to do first.
  if (item.status === 'on-sale') return null
  return (
    <div className={styles.actions}>
      {changes && (
        <div>
          <h3 className="margin-bottom-6 size-17">{t(isWorn ? 'inventory.gives' : 'inventory.compared')}</h3>
          <ChangeList
            changes={changes}
            label={t(isWorn ? 'inventory.gives' : 'inventory.compared')}
            none={t('inventory.noChange')}
            isTotal={isWorn}
          />
        </div>
      )}
      <div className="flex wrap gap-8 shares">
        {isWearable(item) && !isWorn && (
          <Button onClick={() => mutations.wear(item, true)}>{t('inventory.wear')}</Button>
        )}
        {(item.rarity !== 'prototype' || lines < AWAKENED_LINES_MAX) && (
          <Button variant={isWorn ? 'primary' : 'secondary'} onClick={() => toSmith('refine')}>
            {t(item.rarity === 'prototype' ? 'inventory.awaken' : 'inventory.refine')}
          </Button>
        )}
      </div>
      <ReRollActions item={item} />
      <div className="flex wrap gap-8 shares">
        <Button variant="quiet" onClick={() => mutations.lock(item, !locked)}>
          {t(locked ? 'inventory.unlock' : 'inventory.lock')}
        </Button>
        {isWorn && isWearable(item) && (
          <Button variant="quiet" onClick={() => mutations.wear(item, false)}>
            {t('inventory.takeOff')}
          </Button>
        )}
        <Button variant="quiet" onClick={dismantle}>
          {t('inventory.dismantle')}
        </Button>
      </div>
      {locked && <p className="soft size-14">{t('inventory.lockedText')}</p>}
    </div>
  )
}
