import { extraPictureUrl } from '../../../../../assets/manifest/extras.ts'
import styles from './stalls.module.css'

/** The stalls of the market, behind a moment that happens there. */
export const Stalls = () => (
  <img src={extraPictureUrl('header-market')} alt="" className={styles.stalls} draggable={false} />
)
