import { useTranslation } from 'react-i18next'
import type { OwnedStone } from '#contracts/wire.ts'
import { StoneTile } from '../shared/stone-tile.tsx'
import styles from './stone-list.module.css'

const TILE_PX = 72

export interface StoneListProps {
  readonly stones: readonly OwnedStone[]
  readonly leftOf: (stone: OwnedStone) => number
  readonly chosen: OwnedStone | null
  readonly onPick: (stone: OwnedStone) => void
}

/** Once a stone is picked, only its stack can be picked (rows 136, 137). */
export const StoneList = ({ stones, leftOf, chosen, onPick }: StoneListProps) => {
  const { t } = useTranslation()
  const hasWorn = stones.some(({ equipped }) => equipped)
  return (
    <section className="grid gap-10" aria-labelledby="own-stones">
      <h2 id="own-stones" className="size-17">
        {t('stones.own')}
      </h2>
      <ul className={styles.grid}>
        {stones.map((stone) => {
          const left = leftOf(stone)
          const isChosen = chosen?.id === stone.id
          return (
            <li key={stone.id}>
              <StoneTile
                stone={stone}
                size={TILE_PX}
                quantity={left}
                marks={stone.equipped ? ['worn'] : []}
                selected={isChosen}
                disabled={!isChosen && (chosen !== null || left === 0)}
                onPress={() => onPick(stone)}
              />
            </li>
          )
        })}
      </ul>
      {hasWorn && <p className="soft size-14">{t('stones.onPetText')}</p>}
    </section>
  )
}
