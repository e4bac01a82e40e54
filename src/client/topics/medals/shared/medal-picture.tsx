import { extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { largeInsignia } from '#assets/manifest/large-insignia.ts'
import { medalIcon } from '#assets/manifest/medals.ts'
import { classNames } from '#client/ui/class-names.ts'
import type { Medal } from '#contracts/wire.ts'
import styles from './medal-picture.module.css'

/** The picture of D.O.G.E. depends on the rarity. Without one it is the highest. */
export const medalUrl = ({
  type,
  metadata,
}: Pick<Medal, 'type'> & { readonly metadata: Pick<Medal['metadata'], 'rarity'> }): string =>
  extraIconUrl(medalIcon(type, metadata.rarity))

export const largeMedalUrl = ({ type, metadata }: Pick<Medal, 'type' | 'metadata'>): string =>
  extraPictureUrl(largeInsignia(medalIcon(type, metadata.rarity)))

export interface MedalPictureProps {
  readonly medal: Pick<Medal, 'type' | 'metadata' | 'status'>
  readonly size: number
}

export const MedalPicture = ({ medal, size }: MedalPictureProps) => (
  <img
    src={medalUrl(medal)}
    alt=""
    width={size}
    height={size}
    decoding="async"
    draggable={false}
    className={classNames('rigid max-full contain', medal.status === 'non-claimable' && styles.shadow)}
  />
)
