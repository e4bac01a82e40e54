import { useTranslation } from 'react-i18next'
import type { FighterProfile } from '#contracts/wire.ts'
import { type Contender, profileOf } from '../contender.ts'
import { EquippedStrip, wearsAnything } from './equipped-strip.tsx'
import { StoneIcons } from './stone-icons.tsx'
import styles from './worn-gear.module.css'

const CARD_PX = 27
const STONE_PX = 20

const dressedProfile = (contender: Contender | null): FighterProfile | null => {
  const profile = profileOf(contender)
  return profile && (wearsAnything(profile.cosmetic) || profile.stone_statistics.length > 0) ? profile : null
}

const Row = ({ profile }: { readonly profile: FighterProfile | null }) => {
  const { t } = useTranslation()
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

export const WornGear = ({ user, opponent }: { readonly user: Contender; readonly opponent: Contender | null }) => {
  const { t } = useTranslation()
  const [mine, theirs] = [dressedProfile(user), dressedProfile(opponent)]
  if (!mine && !theirs) return null
  return (
    <section className={styles.gear} aria-label={t('kombat.equippedTitle')}>
      <Row profile={mine} />
      <Row profile={theirs} />
    </section>
  )
}
