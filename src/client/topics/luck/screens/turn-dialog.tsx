import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomUuid } from '#client/api/random-uuid.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'

/** The server's form of a client seed: printable ASCII, so that its bytes are the same everywhere. */
const CLIENT_SEED = /^[ -~]{1,64}$/
const LENGTH_MAX = 64
const RANDOM_LENGTH = 16

export interface TurnDialogProps {
  readonly open: boolean
  readonly clientSeed: string
  readonly pending: boolean
  readonly onConfirm: (clientSeed: string) => void
  readonly onCancel: () => void
}

export const TurnDialog = ({ open, clientSeed, pending, onConfirm, onCancel }: TurnDialogProps) => {
  const { t } = useTranslation()
  const [seed, setSeed] = useState(clientSeed)
  const [isWrong, setWrong] = useState(false)
  const change = (text: string): void => {
    setSeed(text)
    setWrong(false)
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('luck.ask')}
      confirmLabel={t('luck.confirm')}
      pending={pending}
      onConfirm={() => {
        if (CLIENT_SEED.test(seed)) onConfirm(seed)
        else setWrong(true)
      }}
      onCancel={onCancel}
    >
      <div className="grid gap-10 text-start">
        <p>{t('luck.askText')}</p>
        <TextField
          label={t('luck.askSeed')}
          value={seed}
          maxLength={LENGTH_MAX}
          spellCheck={false}
          autoCapitalize="off"
          hint={t('luck.askHint')}
          {...(isWrong && { problem: t('luck.askWrong') })}
          onChange={change}
        />
        <Button
          variant="quiet"
          size="small"
          disabled={pending}
          onClick={() => change(randomUuid().replaceAll('-', '').slice(0, RANDOM_LENGTH))}
        >
          {t('luck.random')}
        </Button>
      </div>
    </ConfirmDialog>
  )
}
