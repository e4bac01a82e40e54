import { useTranslation } from 'react-i18next'
import { formatCompact } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'

export const Likes = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation()
  return (
    <p className="row gap-8 font-display size-18 tap-high">
      <Icon name="hp" size={26} />
      {count === 0 ? (
        <span className="soft">{t('showcase.noLikes')}</span>
      ) : (
        <span aria-live="polite">{t('showcase.likes', { count, shown: formatCompact(count) })}</span>
      )}
    </p>
  )
}
