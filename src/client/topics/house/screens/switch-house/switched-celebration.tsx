import { useTranslation } from 'react-i18next'
import { CelebrationShow } from '#client/celebrations/celebration-show.tsx'
import { crestIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { House } from '#rules/house/houses.ts'
import { PetLanding } from '../../shared/pet-landing.tsx'
import styles from './switched-celebration.module.css'

const PET_PX = 200
const CREST_PX = 72

export const SwitchedCelebration = ({ house, onClose }: { readonly house: House; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const title = t('switchHouse.moved', { house: house.name })
  return (
    <CelebrationShow
      label={t('switchHouse.title')}
      glow="var(--gold)"
      backdrop="dawn"
      isKnown
      after={
        <div className={styles.pet}>
          <PetLanding house={house} size={PET_PX} />
        </div>
      }
      skipLabel={t('switchHouse.continue')}
      title={title}
      done={t('switchHouse.continue')}
      celebration="house-switched"
      onClose={onClose}
    >
      <p className="grid gap-8 items-center size-17 bold">
        <Icon name={crestIcon(house.id)} size={CREST_PX} />
        <span>{t('switchHouse.movedText')}</span>
      </p>
    </CelebrationShow>
  )
}
