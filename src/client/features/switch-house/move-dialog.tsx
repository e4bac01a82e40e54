import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { House } from '../../../rules/houses.ts'
import { houseAbout } from '../../i18n/names.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FighterView } from '../../ui/fighter-view.tsx'
import { formatCost } from '../../ui/format.ts'
import { HouseStats } from './house-stats.tsx'
import styles from './move-dialog.module.css'
import { useSwitch } from './use-switch.ts'
import type { MoveTerms } from './use-terms.ts'

const PET_PX = 170

export interface MoveDialogProps {
  readonly house: House
  /** The house in which the player lives. */
  readonly present: House
  readonly terms: MoveTerms
  readonly open: boolean
  readonly onClose: () => void
}

/** A house before the move: its pet, its points beside one's own, and the price; after it, a welcome (row 74, R41). */
export const MoveDialog = ({ house, present, terms, open, onClose }: MoveDialogProps) => {
  const { t } = useTranslation()
  const [hasMoved, setMoved] = useState(false)
  // What is compared with stays the same while the move succeeds.
  const [from] = useState(present)
  const { moveTo, isPending } = useSwitch(() => setMoved(true))
  const isHome = !hasMoved && house.id === from.id
  const price = terms.costNano === 0 ? t('house.moveFree') : t('house.movePaid', { cost: formatCost(terms.costNano) })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!isPending}
      title={hasMoved ? t('house.moved', { house: house.name }) : house.name}
    >
      <div className={styles.content}>
        <FighterView
          houseId={house.id}
          size={PET_PX}
          pose={hasMoved ? 'win' : 'idle'}
          label={t('house.pet', { house: house.name })}
        />
        {hasMoved ? (
          <p>{t('house.movedText')}</p>
        ) : (
          <>
            <p className={styles.about}>{houseAbout(house)}</p>
            <HouseStats house={house} present={from} />
            {!isHome && (
              <p className={styles.keeps}>
                {terms.wait === null ? t('house.keeps') : t('house.wait', { time: terms.wait })}
              </p>
            )}
          </>
        )}
        {hasMoved || isHome ? (
          <Button fullWidth variant={isHome ? 'quiet' : 'primary'} onClick={onClose}>
            {t(isHome ? 'house.back' : 'house.continue')}
          </Button>
        ) : (
          <div className={styles.actions}>
            <Button variant="quiet" disabled={isPending} onClick={onClose}>
              {t('house.back')}
            </Button>
            <Button pending={isPending} disabled={terms.wait !== null} onClick={() => moveTo(house.id)}>
              {terms.wait === null ? price : t('house.waitButton')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
