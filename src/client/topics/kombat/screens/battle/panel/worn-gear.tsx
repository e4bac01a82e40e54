import { useTranslation } from 'react-i18next'
import { type Contender, profileOf } from '../contender.ts'
import { EquippedStrip } from './equipped-strip.tsx'
import { StoneIcons } from './stone-icons.tsx'
import styles from './worn-gear.module.css'

const CARD_PX = 27
const STONE_PX = 20

/** Equipment and stones of one pet; nothing for a boss. */
const Row = ({ contender }: { readonly contender: Contender | null }) => {
  const { t } = useTranslation()
  const profile = profileOf(contender)
  if (!profile) return null
  return (
    <div className={styles.row}>
      <EquippedStrip
        cosmetic={profile.cosmetic}
        houseId={profile.house_id}
        label={t('kombat.equippedOf', { name: profile.username })}
        size={CARD_PX}
      />
      <span className={styles.stones}>
        <StoneIcons stones={profile.stone_statistics} size={STONE_PX} />
      </span>
    </div>
  )
}

export interface WornGearProps {
  readonly user: Contender
  readonly opponent: Contender | null
}

/** What both pets wear, a row each, under the log. */
export const WornGear = ({ user, opponent }: WornGearProps) => {
  const { t } = useTranslation()
  return (
    <section className={styles.gear} aria-label={t('kombat.equippedTitle')}>
      <Row contender={user} />
      <Row contender={opponent} />
    </section>
  )
}
