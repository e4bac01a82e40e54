import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { toUpgrade } from '#client/topics/upgrades/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'

/** Says which level of Salary opens something, and leads to it (R58). */
export const SalaryNote = ({ hint, text }: { readonly text: string; readonly hint?: string }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <Panel className="grid gap-8">
      <p className="balance">
        {text} {hint !== undefined && <span className="soft">{hint}</span>}
      </p>
      <Button variant="secondary" size="small" onClick={() => openPage(toUpgrade('mining-tok'))}>
        {t('wardrobe.raise')}
      </Button>
    </Panel>
  )
}
