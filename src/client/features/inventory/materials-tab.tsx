import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { materialsQuery } from '../../game/queries.ts'
import column from '../../ui/column.module.css'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { Loading, SkeletonRows } from '../../ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '../../ui/format/format.ts'
import { materialOf } from '../../ui/game-icons.ts'
import { ListRow } from '../../ui/list-row.tsx'

/** The six materials with how much there is of each (rows 103, 121). */
export const MaterialsTab = () => {
  const { t } = useTranslation()
  const { data: materials, error, refetch } = useQuery(materialsQuery)
  if (error && !materials)
    return <LoadProblem error={error} text={t('inventory.failed')} onRetry={() => void refetch()} />
  if (!materials)
    return (
      <Loading label={t('inventory.loading')}>
        <SkeletonRows rows={6} />
      </Loading>
    )
  return (
    <ul className={column.column}>
      {materials.map(({ slug, quantity }) => {
        const material = materialOf(slug)
        return material === null ? null : (
          <li key={slug}>
            <ListRow
              icon={`material-${material}`}
              title={t(`kombat.material.${material}`)}
              trailing={`×${formatInteger(quantity)}`}
            />
          </li>
        )
      })}
    </ul>
  )
}
