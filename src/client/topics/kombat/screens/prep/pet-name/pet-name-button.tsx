import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadBundle } from '#client/i18n/i18n.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { prefetchDialog } from '#client/ui/overlays/dialog.tsx'
import styles from './pet-name-button.module.css'
import type { PetNameDialogProps } from './pet-name-dialog.tsx'

const PetNameDialog = extraOnDemand<PetNameDialogProps>(async () => {
  const [dialog] = await Promise.all([import('./pet-name-dialog.tsx'), loadBundle('petName')])
  return dialog.PetNameDialog
})

const Pencil = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="rigid">
    <path
      d="m4 20 1.2-5L15.600 4.600a2 2 0 0 1 2.800 0l1 1a2 2 0 0 1 0 2.800L9 18.800Z"
      fill="var(--gold)"
      stroke="var(--ink)"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
  </svg>
)

export const PetNameButton = ({ name }: { readonly name: string | null }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => {
          prefetchDialog()
          setOpen(true)
        }}
      >
        {name === null ? (
          <span>{t('kombat.prep.namePet')}</span>
        ) : (
          <>
            <bdi className="ellipsis">{name}</bdi>
            <span className="visually-hidden"> {t('kombat.prep.renamePet')}</span>
          </>
        )}
        <Pencil />
      </button>
      {isOpen !== null && <PetNameDialog present={name} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
