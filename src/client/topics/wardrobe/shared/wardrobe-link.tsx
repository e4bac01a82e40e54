import { useTranslation } from 'react-i18next'
import { lookIcon } from '#assets/manifest/look-icons.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { toWardrobe } from '../links.ts'

const ICON_PX = 40

export const WardrobeLink = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <ListRow
      icon={<ExtraIcon name={lookIcon('cape-crimson')} size={ICON_PX} />}
      title={t('wardrobe.way')}
      detail={t('wardrobe.wayText')}
      onPress={() => openPage(toWardrobe('looks'))}
    />
  )
}
