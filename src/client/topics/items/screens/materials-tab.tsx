import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { materialsQuery } from '../queries.ts'
import { MaterialGrid } from '../shelf/material-grid.tsx'
import { Loaded } from './bag-states.tsx'
import styles from './equipment-tab.module.css'

/** The six materials with how much there is of each; a tap opens a material (rows 103, 120, 121). */
export const MaterialsTab = () => {
  const { t } = useTranslation()
  const query = useQuery({ ...materialsQuery, staleTime: 0 })
  return (
    <Loaded query={query}>
      {(materials) => (
        <div className={styles.tab}>
          <p className="soft">{t('inventory.materialsText')}</p>
          <MaterialGrid materials={materials} />
        </div>
      )}
    </Loaded>
  )
}
