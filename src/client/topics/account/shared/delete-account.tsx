import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNetworkError } from '#client/api/api-error.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { forgetOwn } from '#client/platform/player-store.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import styles from './account-data.module.css'

const same = (typed: string, word: string): boolean => typed.trim().toLocaleUpperCase() === word

export const DeleteAccount = ({ onDeleted }: { readonly onDeleted: () => void }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const word = t('account.word')
  const mutation = useCallMutation('users.delete', {
    onDone: () => {
      forgetOwn()
      onDeleted()
    },
    onFailed: (error) => {
      if (!isNetworkError(error)) toast.error(t('account.deleteFailed'))
    },
  })
  return (
    <>
      <ListRow
        icon="close"
        title={t('account.deleteRow')}
        detail={t('account.deleteText')}
        onPress={() => {
          setTyped('')
          setOpen(true)
        }}
      />
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        dismissable={!mutation.isPending}
        title={t('account.deleteTitle')}
      >
        <div className="grid gap-12">
          <div>
            <h3 className="size-17">{t('account.goes')}</h3>
            <p className="soft size-15">{t('account.goesText')}</p>
          </div>
          <div>
            <h3 className="size-17">{t('account.stays')}</h3>
            <ul className={styles.points}>
              <li>{t('account.staysLedger')}</li>
              <li>{t('account.staysFights')}</li>
              <li>{t('account.staysPayments')}</li>
              <li>{t('account.staysTonPrizes')}</li>
              <li>{t('account.staysNumber')}</li>
            </ul>
          </div>
          <p>{t('account.pause')}</p>
          <TextField
            label={t('account.confirmLabel', { word })}
            value={typed}
            maxLength={20}
            autoCapitalize="characters"
            disabled={mutation.isPending}
            onChange={setTyped}
          />
          <div className={styles.actions}>
            <Button variant="quiet" disabled={mutation.isPending} onClick={() => setOpen(false)}>
              {t('ui.cancel')}
            </Button>
            <Button
              variant="danger"
              pending={mutation.isPending}
              disabled={!same(typed, word)}
              onClick={() => mutation.send()}
            >
              {t('account.confirm')}
            </Button>
          </div>
        </div>
      </Drawer>
    </>
  )
}
