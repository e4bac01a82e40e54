import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useHere } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'

export const OwnShowcaseWay = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const here = useHere()
  return (
    <ListRow
      icon="trophy"
      title={t('showcase.own')}
      detail={t('showcase.ownText')}
      onPress={() => navigate(PAGE.SHOWCASE.path, { state: here })}
    />
  )
}
