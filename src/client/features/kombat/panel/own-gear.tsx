import { useTranslation } from 'react-i18next'
import { type Contender, profileOf } from '../contender.ts'
import { EquippedStrip } from './equipped-strip.tsx'
import styles from './own-gear.module.css'
import { StoneIcons } from './stone-icons.tsx'

const STONE_PX = 34

/** Equipment and stones of the player's pet, under the log. */
export const OwnGear = ({ contender }: { readonly contender: Contender }) => {
  const { t } = useTranslation()
  const profile = profileOf(contender)
  if (!profile) return null
  return (
    <section className={styles.gear} aria-label={t('kombat.equippedOf', { name: profile.username })}>
      <div className={styles.head}>
        <h2>{t('kombat.equippedTitle')}</h2>
        <span className={styles.stones}>
          <StoneIcons stones={profile.stone_statistics} size={STONE_PX} />
        </span>
      </div>
      <EquippedStrip cosmetic={profile.cosmetic} label={t('kombat.equippedTitle')} size={38} />
    </section>
  )
}
