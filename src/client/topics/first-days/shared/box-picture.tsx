import { FIRST_DAYS_PICTURES_META } from '#assets/manifest/first-days-boxes.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { sheetPictures } from '#client/ui/tracks/sheet-pictures.ts'
import type { Box } from './box.ts'
import styles from './box-picture.module.css'

const useBoxPicture = sheetPictures(FIRST_DAYS_PICTURES_META)

export const BoxPicture = ({ box, size }: { readonly box: Pick<Box, 'picture' | 'state'>; readonly size: number }) => {
  const picture = useBoxPicture(box.picture)
  return (
    <span
      className="grid relative items-center content-center"
      style={{ width: size, height: size, fontSize: size * 0.72 }}
    >
      {box.picture === null ? (
        <span className="font-display golden leading-100 stroke-behind stroke-4">?</span>
      ) : (
        picture && <Icon name={picture} size={size} />
      )}
      {box.state === 'claimed' && <Icon name="check" size={Math.round(size * 0.72)} className={styles.check} />}
    </span>
  )
}
