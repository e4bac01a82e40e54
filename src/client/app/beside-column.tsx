import { useQuery } from '@tanstack/react-query'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { houseOf } from '#rules/house/houses.ts'
import styles from './beside-column.module.css'

const LAYERS = ['sky', 'far', 'stands', 'wall', 'floor'] as const

export const BesideColumn = () => {
  const profile = useQuery({ ...combatProfileQuery, enabled: false }).data
  return (
    <div className={styles.arena} aria-hidden="true" {...(profile && { 'data-house': houseOf(profile.house_id).slug })}>
      {LAYERS.map((layer) => (
        <span
          key={layer}
          className={styles.layer}
          style={{ backgroundImage: `url(${extraPictureUrl(`arena-0-${layer}`)})` }}
        />
      ))}
    </div>
  )
}
