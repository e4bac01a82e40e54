import type { GuildDetail } from '#contracts/wire.ts'
import { Emblem } from '../shared/emblem.tsx'
import styles from './guild-banner.module.css'

const EMBLEM_PX = 138

export const GuildBanner = ({ emblem }: { readonly emblem: GuildDetail['emblem'] }) => (
  <div className={styles.banner}>
    <span className={styles.rod} />
    <span className={styles.cloth}>
      <Emblem emblem={emblem} size={EMBLEM_PX} />
    </span>
  </div>
)
