import { useTranslation } from 'react-i18next'
import { formatCompact } from '#client/ui/format/format.ts'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { OwnedMaterial } from '#contracts/wire.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { MaterialDrawer } from './material-drawer.tsx'
import styles from './material-grid.module.css'
import { useMaterialName } from './material-name.ts'

export const MaterialGrid = ({ materials }: { readonly materials: readonly OwnedMaterial[] }) => {
  const { t } = useTranslation()
  const nameOf = useMaterialName()
  const drawer = useOpened<OwnedMaterial>()
  return (
    <>
      <ul className={styles.grid} aria-label={t('items.materials')}>
        {materials.map((material) => {
          return (
            <li key={material.slug}>
              <button
                type="button"
                className={styles.tile}
                data-none={material.quantity === 0 || undefined}
                onClick={() => drawer.open(material)}
              >
                {isMaterial(material.slug) ? (
                  <Icon name={material.slug} size={34} />
                ) : (
                  <img src={material.image_url} alt="" width={34} height={34} />
                )}
                <span className={styles.amount}>
                  <span className="visually-hidden">{nameOf(material)}, </span>
                  {formatCompact(material.quantity)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <MaterialDrawer material={drawer.shown} open={drawer.isOpen} onClose={drawer.close} />
    </>
  )
}
