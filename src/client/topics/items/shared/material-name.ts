import { useTranslation } from 'react-i18next'
import { materialOf } from '#client/ui/icons/game-icons.ts'

/** Falls back to the server's name. */
export const useMaterialName = (): ((material: { readonly slug: string; readonly name: string }) => string) => {
  const { t } = useTranslation()
  return ({ slug, name }) => {
    const known = materialOf(slug)
    return known ? t(`items.material.${known}`) : name
  }
}
