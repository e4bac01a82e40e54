import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { houseAbout } from '#client/i18n/house-about.ts'
import { useTimeOfDay } from '#client/topics/home/shared/time-of-day.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatCost } from '#client/ui/format/format.ts'
import { HouseIsland } from '#client/ui/islands/house-island.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { House } from '#rules/house/houses.ts'
import { HouseStats } from './house-stats.tsx'
import styles from './switch-house-dialog.module.css'
import { SwitchedCelebration } from './switched-celebration.tsx'
import { useSwitch } from './use-switch.ts'
import type { SwitchTerms } from './use-terms.ts'

const PET_PX = 132

export interface SwitchHouseDialogProps {
  readonly house: House
  readonly present: House
  readonly terms: SwitchTerms
  readonly open: boolean
  readonly onClose: () => void
}

export const SwitchHouseDialog = ({ house, present, terms, open, onClose }: SwitchHouseDialogProps) => {
  const { t } = useTranslation()
  const [hasMoved, setMoved] = useState(false)
  // The house at opening. `present` changes when the switch succeeds, but the comparison must stay.
  const [from] = useState(present)
  const { moveTo, isPending } = useSwitch(() => setMoved(true))
  const time = useTimeOfDay()
  const isHome = house.id === from.id
  const price =
    terms.costNano === 0 ? t('switchHouse.moveFree') : t('switchHouse.movePaid', { cost: formatCost(terms.costNano) })
  return (
    <>
      <Dialog open={open && !hasMoved} onClose={onClose} dismissable={!isPending} title={house.name}>
        <div className="column gap-10 items-center text-center">
          <div className={styles.sky} data-time={time}>
            <div className="relative" style={{ width: PET_PX, height: PET_PX }}>
              <HouseIsland pet={house.slug} time={time} petSize={PET_PX} />
              <FighterView houseId={house.id} size={PET_PX} label={t('switchHouse.pet', { house: house.name })} />
            </div>
          </div>
          <p className="soft size-15">{houseAbout(house)}</p>
          <HouseStats house={house} present={from} />
          {isHome ? (
            <Button fullWidth variant="quiet" onClick={onClose}>
              {t('switchHouse.back')}
            </Button>
          ) : (
            <>
              <p className="size-15 golden">
                {terms.wait === null ? t('switchHouse.keeps') : t('switchHouse.wait', { time: terms.wait })}
              </p>
              <div className={styles.actions}>
                <Button variant="quiet" disabled={isPending} onClick={onClose}>
                  {t('switchHouse.back')}
                </Button>
                <Button pending={isPending} disabled={terms.wait !== null} onClick={() => moveTo(house.id)}>
                  {terms.wait === null ? price : t('switchHouse.waitButton')}
                </Button>
              </div>
            </>
          )}
        </div>
      </Dialog>
      {open && hasMoved && <SwitchedCelebration house={house} onClose={onClose} />}
    </>
  )
}
