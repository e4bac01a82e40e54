import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { useHere } from '../../../game/origin.ts'
import { PAGE } from '../../../game/page-addresses.ts'
import { ListRow } from '../../../ui/rows/list-row.tsx'

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
