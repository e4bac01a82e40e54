import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatBalance, formatInteger, tokOf } from '#client/ui/format/format.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { PET_NAME_LENGTH, PET_NAME_NANO, petNameCost, petNameOf, petNameProblem } from '#rules/house/pet-names.ts'
import styles from './pet-name-dialog.module.css'

const PET_PX = 112
const ABOUT_THE_NAME: readonly string[] = ['pet-name-length', 'pet-name-characters', 'rude-pet-name', 'same-pet-name']

export interface PetNameDialogProps {
  readonly present: string | null
  readonly open: boolean
  readonly onClose: () => void
}

/** The first naming is free. Later ones cost 50 TOK, after a confirmation (R32). */
export const PetNameDialog = ({ present, open, onClose }: PetNameDialogProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState(present ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const profile = useQuery(combatProfileQuery).data
  const balanceNano = useQuery(balanceQuery).data
  const name = petNameOf(text)
  const costNano = petNameCost(present)
  const isShort = balanceNano !== undefined && balanceNano < costNano
  const mutation = useCallMutation('combats.petName', {
    success: (answer) => t('petName.done', { name: isolated(answer.profile.pet.name ?? name) }),
    onDone: () => {
      setAsking(false)
      onClose()
    },
    onFailed: (error) => {
      setAsking(false)
      const reason = apiErrorText(error) ?? t('petName.failed')
      if (error instanceof ApiError && ABOUT_THE_NAME.includes(error.code)) setProblem(reason)
      else toast.error(reason)
    },
    failureHaptic: 'error',
  })
  const send = (): void => {
    mutation.send({ body: { name, price: costNano } })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = petNameProblem(text)
    if (wrong !== null) setProblem(t(`petName.wrong.${wrong}`))
    else if (name === present) onClose()
    else if (isShort) toast.error(t('petName.short'))
    else if (costNano === 0) send()
    else setAsking(true)
  }
  const cost = formatInteger(tokOf(PET_NAME_NANO))
  return (
    <>
      <Dialog
        open={open && !isAsking}
        onClose={onClose}
        dismissable={!mutation.isPending}
        title={t(present === null ? 'petName.first' : 'petName.title')}
      >
        <form className="column gap-12" onSubmit={submit}>
          <div className={styles.hero}>
            {profile && (
              <FighterView houseId={profile.house_id} cosmetic={profile.cosmetic} pose={POSES.win} size={PET_PX} />
            )}
          </div>
          <TextField
            label={t('petName.label')}
            hint={t('petName.hint', { min: PET_NAME_LENGTH.min, max: PET_NAME_LENGTH.max })}
            value={text}
            maxLength={PET_NAME_LENGTH.max}
            disabled={mutation.isPending}
            onChange={(value) => {
              setText(value)
              setProblem(null)
            }}
            {...(problem !== null && { problem })}
          />
          <p className="soft size-14 text-center balance">
            {costNano === 0
              ? t('petName.free', { cost })
              : balanceNano === undefined
                ? t('petName.paid', { cost })
                : t('petName.paidOf', { cost, amount: formatBalance(balanceNano) })}
          </p>
          <Button type="submit" fullWidth pending={mutation.isPending} {...(costNano > 0 && { icon: 'tok' as const })}>
            {costNano === 0 ? t('petName.give') : t('petName.giveFor', { cost })}
          </Button>
        </form>
      </Dialog>
      <ConfirmDialog
        open={open && isAsking}
        title={t('petName.ask', { name: isolated(name) })}
        confirmLabel={t('petName.rename')}
        pending={mutation.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {t('petName.askText', { name: isolated(present ?? ''), cost })}
      </ConfirmDialog>
    </>
  )
}
