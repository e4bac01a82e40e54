import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WardrobeLink } from '#client/topics/wardrobe/shared/wardrobe-link.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { DrawerSection } from '#client/ui/overlays/drawer-section.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { presetQuery } from '../queries.ts'
import { ItemTile } from '../shared/item-tile.tsx'
import styles from './outfits-drawer.module.css'
import type { OutfitMutations, PresetNumber } from './use-outfit-mutations.ts'

const PRESETS = [1, 2] as const satisfies readonly PresetNumber[]
const CARD_PX = 48

interface PresetProps {
  readonly number: PresetNumber
  readonly worn: readonly OwnEquipment[]
  readonly mutations: OutfitMutations
}

const Preset = ({ number, worn, mutations }: PresetProps) => {
  const { t } = useTranslation()
  const { data: preset, error, refetch } = useQuery({ ...presetQuery(number), staleTime: 0 })
  const [isAsking, setAsking] = useState(false)
  const save = (): void => {
    setAsking(false)
    mutations.savePreset(
      number,
      worn.map(({ id }) => id),
    )
  }
  const savedAt = preset?.saved_at ?? null
  const title = t('inventory.outfit.title', { number })
  return (
    <DrawerSection
      title={title}
      aside={savedAt === null ? null : <span className="muted size-14">{formatDate(Date.parse(savedAt))}</span>}
    >
      {error && !preset ? (
        <LoadProblem error={error} text={t('inventory.outfit.failed')} onRetry={() => void refetch()} />
      ) : !preset ? (
        <SkeletonItems count={6} size={CARD_PX} />
      ) : preset.equipments.length === 0 ? (
        <p className="soft size-14">{t('inventory.outfit.empty')}</p>
      ) : (
        <>
          <ul className={styles.items} aria-label={title}>
            {preset.equipments.map((item) => (
              <li key={item.id}>
                <ItemTile item={item} size={CARD_PX} />
              </li>
            ))}
          </ul>
          {preset.stance !== null && (
            <p className="row gap-6 soft margin-top-6">
              <Icon name={`stance-${preset.stance}`} size={24} />
              {t('inventory.outfit.stance', { name: t(`kombat.stance.${preset.stance}.name`) })}
            </p>
          )}
        </>
      )}
      <div className="flex wrap gap-8 shares margin-top-12">
        <Button
          size="small"
          disabled={!preset || preset.equipments.length === 0}
          pending={mutations.isPending}
          aria-label={t('inventory.outfit.wearNamed', { number })}
          onClick={() => mutations.wearPreset(number, preset?.stance ?? null)}
        >
          {t('inventory.wear')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={!preset || worn.length === 0}
          pending={mutations.isPending}
          aria-label={t('inventory.outfit.saveNamed', { number })}
          onClick={() => (savedAt === null ? save() : setAsking(true))}
        >
          {t('inventory.outfit.save')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('inventory.outfit.replace', { number })}
        confirmLabel={t('inventory.outfit.save')}
        onConfirm={save}
        onCancel={() => setAsking(false)}
      >
        {t('inventory.outfit.replaceText')}
      </ConfirmDialog>
    </DrawerSection>
  )
}

export interface OutfitsDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly worn: readonly OwnEquipment[]
  readonly mutations: OutfitMutations
}

export const OutfitsDrawer = ({ open, onClose, worn, mutations }: OutfitsDrawerProps) => {
  const { t } = useTranslation()
  return (
    <Drawer open={open} onClose={onClose} title={t('inventory.outfits')}>
      <p className="soft size-14 margin-bottom-8">{t('inventory.outfit.about')}</p>
      {PRESETS.map((number) => (
        <Preset key={number} number={number} worn={worn} mutations={mutations} />
      ))}
      <WardrobeLink />
    </Drawer>
  )
}
