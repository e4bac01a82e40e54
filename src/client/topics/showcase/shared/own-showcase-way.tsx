import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'

export const OwnShowcaseWay = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <ListRow
      icon="trophy"
      title={t('showcase.own')}
      detail={t('showcase.ownText')}
      onPress={() => openPage(PAGE.SHOWCASE.path)}
    />
  )
}
