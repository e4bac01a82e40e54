import { useTranslation } from 'react-i18next'
import { lookIcon } from '#assets/manifest/look-icons.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { formatBalance, tokOf } from '#client/ui/format/format.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { tokToNano } from '#rules/units.ts'
import { priceText, useLookName } from './use-look-text.ts'
import type { AskedLook, LooksFlow } from './use-looks.ts'

const PICTURE_PX = 96

/**
 * Nano TOK missing to the price, 0 if none. Rounded up to a hundredth, because balances are shown rounded down to it.
 */
const missingNano = ({ balanceNano, priceNano }: AskedLook): number =>
  balanceNano === undefined || balanceNano >= priceNano
    ? 0
    : tokToNano(Math.ceil(tokOf(priceNano - balanceNano) * 100) / 100)

const isShort = (asked: AskedLook): boolean => missingNano(asked) > 0

const BuyText = ({ asked, nextNano }: { readonly asked: AskedLook; readonly nextNano: number | null }) => {
  const { t } = useTranslation()
  const { balanceNano, look, priceNano } = asked
  return (
    <div className="grid gap-8 items-center">
      <ExtraIcon name={lookIcon(look)} size={PICTURE_PX} />
      <p className="row gap-8 justify-center bold plain">
        <Icon name="tok" size={28} />
        <span>{t('wardrobe.burnt', { price: priceText(priceNano) })}</span>
      </p>
      {balanceNano !== undefined && (
        <p>
          {t('wardrobe.left', { balance: formatBalance(balanceNano), rest: formatBalance(balanceNano - priceNano) })}
        </p>
      )}
      <p className="muted size-14">
        {nextNano === null ? t('wardrobe.last') : t('wardrobe.dearer', { price: priceText(nextNano) })}
      </p>
    </div>
  )
}

export interface LookDialogsProps {
  readonly looks: LooksFlow
  /** Price of the look that is bought next after this one, in nano TOK. Null if this one is the last. */
  readonly nextNano: number | null
}

export const LookDialogs = ({ looks, nextNano }: LookDialogsProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const nameOf = useLookName()
  const { asked, close, confirm, isBuying } = looks
  const bought = useLastShown(asked && !isShort(asked) ? asked : null)
  const short = useLastShown(asked && isShort(asked) ? asked : null)
  return (
    <>
      {bought && (
        <ConfirmDialog
          open={asked === bought}
          title={t('wardrobe.question', { look: nameOf(bought.look) })}
          confirmLabel={t('wardrobe.confirm')}
          pending={isBuying}
          onConfirm={confirm}
          onCancel={close}
        >
          <BuyText asked={bought} nextNano={nextNano} />
        </ConfirmDialog>
      )}
      {short && (
        <ConfirmDialog
          open={asked === short}
          title={t('wardrobe.short.title')}
          confirmLabel={t('wardrobe.short.toMine')}
          cancelLabel={t('wardrobe.short.later')}
          onConfirm={() => navigate(PAGE.HOME.path)}
          onCancel={close}
        >
          <div className="grid gap-8">
            <p>
              {t('wardrobe.short.text', {
                look: nameOf(short.look),
                price: priceText(short.priceNano),
                missing: formatBalance(missingNano(short)),
              })}
            </p>
            <p className="muted size-15">{t('wardrobe.short.hint')}</p>
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
