import type { inventory as english } from '../en/inventory.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the inventory. */
export const inventory: Russian<typeof english> = {
  title: 'Инвентарь',
  tabs: 'Что у вас есть',
  tab: { equipment: 'Вещи', materials: 'Материалы', stones: 'Камни', boss: 'Для боссов' },
  loading: 'Открываем сумку',
  failed: 'Не удалось открыть сумку',
  empty: {
    equipment: 'Вещей пока нет',
    equipmentText: 'Побеждайте в боях: вещи попадут в эту сумку.',
  },
  toFight: 'В бой',
}
