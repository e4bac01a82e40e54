import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '../../game/navigation.tsx'
import { type InventoryTab, PLACES, to } from '../../game/places.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EquipmentTab } from './equipment-tab.tsx'
import { MaterialsTab } from './materials-tab.tsx'

const TABS = ['equipment', 'materials'] as const satisfies readonly InventoryTab[]
type Tab = (typeof TABS)[number]

/** The tab of an address; equipment without one. */
const tabOf = (text: string | null): Tab => TABS.find((tab) => tab === text) ?? 'equipment'

/** The inventory (rows 103-110): what the player has, in tabs. */
export const InventoryScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [search] = useSearchParams()
  const content = { equipment: <EquipmentTab />, materials: <MaterialsTab /> } as const
  return (
    <Screen title={t('inventory.title')} hue="amber" onBack={() => navigate(PLACES.KOMBAT_PREP)}>
      <Tabs
        label={t('inventory.tabs')}
        value={tabOf(search.get('tab'))}
        onChange={(tab) => navigate(to.inventory(tab), { replace: true })}
        tabs={TABS.map((id) => ({ id, label: t(`inventory.tab.${id}`), content: content[id] }))}
      />
    </Screen>
  )
}
