import { useTranslation } from 'react-i18next'

export const useBoardTexts = () => {
  const { t } = useTranslation()
  return {
    loading: t('leaderboards.loading'),
    failed: t('leaderboards.failed'),
    empty: t('leaderboards.empty'),
    page: (shown: { readonly page: number; readonly pages: number }) => t('leaderboards.page', shown),
    previous: t('leaderboards.previous'),
    next: t('leaderboards.next'),
  }
}
