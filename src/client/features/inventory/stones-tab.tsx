import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { stonesQuery } from '../../game/queries.ts'
import { formatInteger } from '../../ui/format/format.ts'
import { stoneIcon } from '../../ui/game-icons.ts'
import { ListRow } from '../../ui/list-row.tsx'
import { Loaded, NothingYet } from './bag-states.tsx'
import styles from './equipment-tab.module.css'

/** The stones that the player has: flame, ice, curse, the higher level first (rows 103, 139). */
export const StonesTab = () => {
  const { t } = useTranslation()
  return (
    <Loaded query={useQuery({ ...stonesQuery, staleTime: 0 })}>
      {(stones) =>
        stones.length === 0 ? (
          <NothingYet tab="stones" />
        ) : (
          <ul className={styles.tab}>
            {stones.map(({ id, type, level, quantity, equipped }) => (
              <li key={id}>
                <ListRow
                  icon={stoneIcon(type, level)}
                  title={t('kombat.stoneLevel', { name: t(`kombat.stone.${type}`), level })}
                  detail={
                    <>
                      {t(`inventory.stone.${type}`)}
                      {equipped && <strong> {t('inventory.stone.worn')}</strong>}
                    </>
                  }
                  trailing={`×${formatInteger(quantity)}`}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
