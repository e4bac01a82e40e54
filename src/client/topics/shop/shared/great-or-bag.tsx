import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'

export const GreatOrBag = ({ onGreat, onBag }: { readonly onGreat: () => void; readonly onBag: () => void }) => {
  const { t } = useTranslation()
  const toBag = useOpenPage()
  return (
    <>
      <Button size="large" fullWidth onClick={onGreat}>
        {t('shop.great')}
      </Button>
      <Button
        variant="quiet"
        fullWidth
        onClick={() => {
          onBag()
          toBag(PAGE.INVENTORY.path)
        }}
      >
        {t('shop.toBag')}
      </Button>
    </>
  )
}
