import { useTranslation } from 'react-i18next'
import { islandIcon } from '#assets/manifest/island-places.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import styles from './build-dialogs.module.css'
import type { AskedPiece, BuildFlow, PieceNeed } from './use-build.ts'

const PICTURE_PX = 112

const isShort = ({ held, needed }: PieceNeed): boolean => held < needed
const lacks = ({ needs }: AskedPiece): boolean => needs.some(isShort)

const Pays = ({ asked }: { readonly asked: AskedPiece }) => {
  const { t } = useTranslation()
  return (
    <div className="grid gap-10 items-center">
      <ExtraIcon name={islandIcon(asked.piece)} size={PICTURE_PX} />
      <ul className="grid gap-8 text-start">
        {asked.needs.map(({ held, needed, slug }) => (
          <li key={slug} className="row gap-8">
            <Icon name={slug} size={28} />
            <span>
              {t('island.pays', {
                name: t(`ui.material.${slug}`),
                needed: formatInteger(needed),
                rest: formatInteger(held - needed),
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className="size-15">{t('island.spent')}</p>
    </div>
  )
}

const Lacks = ({ asked }: { readonly asked: AskedPiece }) => {
  const { t } = useTranslation()
  return (
    <div className="grid gap-10 items-center">
      <ul className="grid gap-8 text-start">
        {asked.needs.filter(isShort).map(({ held, needed, slug }) => (
          <li key={slug} className="row gap-8">
            <Icon name={slug} size={28} />
            <span>
              <strong className="plain">
                {t('island.short.missing', { name: t(`ui.material.${slug}`), amount: formatInteger(needed - held) })}
              </strong>
              <span className="muted block size-14">{t(`items.source.${slug}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="size-15">{t('island.short.hint')}</p>
    </div>
  )
}

export const BuildDialogs = ({ build }: { readonly build: BuildFlow }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { asked, close, confirm, isPending } = build
  const paid = useLastShown(asked && !lacks(asked) ? asked : null)
  const short = useLastShown(asked && lacks(asked) ? asked : null)
  return (
    <>
      {paid && (
        <ConfirmDialog
          open={asked === paid}
          title={t('island.question', { piece: t(`island.piece.${paid.piece}`) })}
          confirmLabel={t('island.confirm')}
          pending={isPending}
          onConfirm={confirm}
          onCancel={close}
        >
          <Pays asked={paid} />
        </ConfirmDialog>
      )}
      {short && (
        <ConfirmDialog
          open={asked === short}
          title={t('island.short.title')}
          confirmLabel={t('island.short.toFight')}
          cancelLabel={t('island.short.later')}
          onConfirm={() => navigate(PAGE.KOMBAT_PREP.path)}
          onCancel={close}
          foot={
            <Button
              variant="secondary"
              fullWidth
              className={styles.hunt ?? ''}
              onClick={() => navigate(PAGE.MONSTER_HUNT.path)}
            >
              {t('island.short.toHunt')}
            </Button>
          }
        >
          <Lacks asked={short} />
        </ConfirmDialog>
      )}
    </>
  )
}
