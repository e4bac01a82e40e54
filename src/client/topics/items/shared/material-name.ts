import { useTranslation } from 'react-i18next'
import { isMaterial } from '#rules/items/materials.ts'

/** Uses the server's name for an unknown slug. */
export const useMaterialName = (): ((material: {
  readonly slug: string
  readonly name?: string | undefined
}) => string) => {
  const { t } = useTranslation()
  return ({ slug, name = slug }) => (isMaterial(slug) ? t(`items.material.${slug}`) : name)
}
