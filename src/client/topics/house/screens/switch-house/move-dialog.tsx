import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '../../../../../../assets/manifest/poses.ts'
import type { House } from '../../../../../rules/house/houses.ts'
import { houseAbout } from '../../../../i18n/house-about.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { FighterView } from '../../../../ui/fighters/fighter-view.tsx'
import { formatCost } from '../../../../ui/format/format.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { HouseStats } from './house-stats.tsx'
import styles from './move-dialog.module.css'
import { useSwitch } from './use-switch.ts'
import type { MoveTerms } from './use-terms.ts'

const PET_PX = 170

export interface MoveDialogProps {
  readonly house: House
  readonly present: House
  readonly terms: MoveTerms
  readonly open: boolean
  readonly onClose: () => void
}

/** House preview with price before the move, and the welcome after it (row 74, R41). */
export const MoveDialog = ({ house, present, terms, open, onClose }: MoveDialogProps) => {
  const { t } = useTranslation()
  const [hasMoved, setMoved] = useState(false)
  // Keep the compared house while the move succeeds.
  const [from] = useState(present)
  const { moveTo, isPending } = useSwitch(() => setMoved(true))
  const isHome = !hasMoved && house.id === from.id
  const price =
    terms.costNano === 0 ? t('switchHouse.moveFree') : t('switchHouse.movePaid', { cost: formatCost(terms.costNano) })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!isPending}
      title={hasMoved ? t('switchHouse.moved', { house: house.name }) : house.name}
    >
      <div className={styles.content}>
        <FighterView
          houseId={house.id}
          size={PET_PX}
          pose={hasMoved ? POSES.win : POSES.idle}
          label={t('switchHouse.pet', { house: house.name })}
        />
        {hasMoved ? (
          <p>{t('switchHouse.movedText')}</p>
        ) : (
          <>
            <p className={styles.about}>{houseAbout(house)}</p>
            <HouseStats house={house} present={from} />
            {!isHome && (
              <p className={styles.keeps}>
                {terms.wait === null ? t('switchHouse.keeps') : t('switchHouse.wait', { time: terms.wait })}
              </p>
            )}
          </>
        )}
        {hasMoved || isHome ? (
          <Button fullWidth variant={isHome ? 'quiet' : 'primary'} onClick={onClose}>
            {t(isHome ? 'switchHouse.back' : 'switchHouse.continue')}
          </Button>
        ) : (
          <div className={styles.actions}>
            <Button variant="quiet" disabled={isPending} onClick={onClose}>
              {t('switchHouse.back')}
            </Button>
            <Button pending={isPending} disabled={terms.wait !== null} onClick={() => moveTo(house.id)}>
              {terms.wait === null ? price : t('switchHouse.waitButton')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
