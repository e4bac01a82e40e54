import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { haptic } from '#client/platform/messenger.ts'
import { toRefineItem } from '#client/topics/blacksmith/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import type { OwnedMaterial } from '#contracts/wire.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { inventoryQuery, materialsQuery } from '../queries.ts'
import { MaterialDrawer } from '../shared/material-drawer.tsx'
import { useMaterialName } from '../shared/material-name.ts'
import { Loaded } from './bag-states.tsx'
import { inBagOrder, nextToRefine } from './bag-view.ts'
import styles from './materials-tab.module.css'

const PICTURE_PX = 44

const Materials = ({ materials }: { readonly materials: readonly OwnedMaterial[] }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const nameOf = useMaterialName()
  const bag = useQuery(inventoryQuery)
  const drawer = useOpened<OwnedMaterial>()
  const next = nextToRefine(inBagOrder(bag.data ?? []), materials)
  return (
    <div className="column gap-12 above-inset">
      <ul className={styles.list} aria-label={t('items.materials')}>
        {materials.map((material) => {
          const { slug } = material
          const isKnown = isMaterial(slug)
          return (
            <li key={slug} data-none={material.quantity === 0 || undefined}>
              <ListRow
                icon={
                  isKnown ? (
                    <Icon name={slug} size={PICTURE_PX} />
                  ) : (
                    <img src={material.image_url} alt="" width={PICTURE_PX} height={PICTURE_PX} />
                  )
                }
                title={nameOf(material)}
                {...(isKnown && {
                  detail: (
                    <>
                      {t(`items.use.${slug}`)} <span className="muted block">{t(`items.source.${slug}`)}</span>
                    </>
                  ),
                })}
                trailing={formatInteger(material.quantity)}
                onPress={() => {
                  haptic('selection')
                  drawer.open(material)
                }}
              />
            </li>
          )
        })}
      </ul>
      {next && (
        <Button fullWidth variant="secondary" onClick={() => openPage(toRefineItem(next.id))}>
          {t('inventory.toSmith')}
        </Button>
      )}
      <MaterialDrawer material={drawer.shown} open={drawer.isOpen} onClose={drawer.close} />
    </div>
  )
}

export const MaterialsTab = () => {
  const query = useQuery({ ...materialsQuery, staleTime: 0 })
  return <Loaded query={query}>{(materials) => <Materials materials={materials} />}</Loaded>
}
