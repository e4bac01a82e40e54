import { useTranslation } from 'react-i18next'
import { type ItemType, isWornType } from '../../../../rules/items/item-kinds.ts'

/** The word for a kind of item: its slot, or what it is when it is not worn. */
export const useTypeLabel = (): ((type: ItemType) => string) => {
  const { t } = useTranslation()
  return (type) => (isWornType(type) ? t(`kombat.slot.${type}`) : t(`items.type.${type}`))
}
