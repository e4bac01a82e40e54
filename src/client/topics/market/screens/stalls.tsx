import { extraPictureUrl } from '#assets/manifest/extras.ts'
import styles from './stalls.module.css'

export const Stalls = () => (
  <img src={extraPictureUrl('header-market')} alt="" className={styles.stalls} draggable={false} />
)
