import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import type { OwnedMaterial } from '#contracts/wire.ts'
import { awakenError } from '#rules/blacksmith/blacksmith.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { inventoryQuery } from '../queries.ts'
import styles from './material-drawer.module.css'
import { useMaterialName } from './material-name.ts'

const PICTURE_PX = 112
const AWAKE_STONE = 'material-awake-stone'

/** Warns if there is no item to awaken (rows 120, 114). */
const UseButton = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const use = async (): Promise<void> => {
    setPending(true)
    try {
      const items = await queryClient.ensureQueryData(inventoryQuery)
      const canAwaken = items.some(
        ({ rarity, status, equipment_stats: stats }) => status !== 'on-sale' && awakenError({ rarity, stats }) === null,
      )
      if (canAwaken) {
        onClose()
        navigate(PAGE.GUIDE_AWAKENING.path)
        return
      }
      toast.refuse(t('items.drawer.none'))
    } catch {
      toast.error(t('items.drawer.failed'))
    }
    setPending(false)
  }
  return (
    <Button fullWidth pending={isPending} onClick={() => void use()}>
      {t('items.drawer.use')}
    </Button>
  )
}

const MaterialBody = ({ material, onClose }: { readonly material: OwnedMaterial; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { slug } = material
  const isKnown = isMaterial(slug)
  const isStone = slug === AWAKE_STONE
  return (
    <div className="grid gap-14 items-center text-center">
      <div className={styles.picture} data-stone={isStone || undefined}>
        {isKnown ? (
          <Icon name={slug} size={PICTURE_PX} />
        ) : (
          <img src={material.image_url} alt="" width={PICTURE_PX} height={PICTURE_PX} />
        )}
      </div>
      <p className={styles.text}>{t(isStone ? 'items.drawer.awakeDescription' : 'items.drawer.description')}</p>
      {isKnown && (
        <p className={styles.text}>
          {t(`items.use.${slug}`)} <span className="muted block">{t(`items.source.${slug}`)}</span>
        </p>
      )}
      {isStone && <UseButton onClose={onClose} />}
    </div>
  )
}

export interface MaterialDrawerProps {
  readonly material: OwnedMaterial | null
  readonly open: boolean
  readonly onClose: () => void
}

export const MaterialDrawer = ({ material, open, onClose }: MaterialDrawerProps) => {
  const { t } = useTranslation()
  const nameOf = useMaterialName()
  if (material === null) return null
  const title = t('items.drawer.title', { name: nameOf(material), amount: formatInteger(material.quantity) })
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      <MaterialBody material={material} onClose={onClose} />
    </Drawer>
  )
}
