import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { inventoryQuery, welcomeQuery } from '#client/topics/items/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import styles from './bag-button.module.css'

export const BagButton = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const items = useQuery(inventoryQuery).data
  const isSwordWaiting = useQuery(welcomeQuery).data?.claimed === false
  const count = (items?.filter(({ own }) => own.is_new).length ?? 0) + Number(isSwordWaiting)
  return (
    <span className={styles.bag}>
      <Button size="small" variant="secondary" onClick={() => navigate(PAGE.INVENTORY.path)}>
        {t('kombat.prep.bag')}
      </Button>
      {count > 0 && <Badge count={count} label={t('kombat.prep.bagNew', { count })} className={styles.mark} />}
    </span>
  )
}
