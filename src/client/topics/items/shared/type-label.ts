import { useTranslation } from 'react-i18next'
import { type ItemType, isWornType } from '#rules/items/item-kinds.ts'

export const useTypeLabel = (): ((type: ItemType) => string) => {
  const { t } = useTranslation()
  return (type) => (isWornType(type) ? t(`kombat.slot.${type}`) : t(`items.type.${type}`))
}
