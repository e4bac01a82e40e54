import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { toInventory } from '#client/topics/items/links.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'
import styles from './stone-slots.module.css'

/** One slot for each stone, and one for the first type that is missing (R09, R14). */
export const StoneSlots = ({ stones }: { readonly stones: CombatProfile['stone_statistics'] }) => {
  const { t } = useTranslation()
  const lead = useOpenPage()
  const isWorn = (type: (typeof STONE_TYPES)[number]) => stones.some((stone) => stone.type === type)
  const free = STONE_TYPES.find((type) => !isWorn(type))
  return (
    <ul className={styles.slots}>
      {STONE_TYPES.filter((type) => isWorn(type) || type === free).map((type) => {
        const stone = stones.find((worn) => worn.type === type)
        const name = t(`kombat.stone.${type}`)
        return (
          <li key={type}>
            <button
              type="button"
              className={styles.slot}
              data-empty={stone === undefined}
              onClick={() => lead(toInventory('pet'))}
            >
              <Icon name={stoneIcon(type, stone?.level ?? 1)} size={44} />
              <span className="grid leading-120">
                <span className="size-14 breakable">{name}</span>{' '}
                <span className={styles.level}>
                  {stone ? t('kombat.prep.level', { level: stone.level }) : t('kombat.prep.emptySlot')}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
