import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addLocalPlayer, localPlayers, switchLocalPlayer } from '#client/platform/local-mode.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import styles from './player-switcher.module.css'

export const PlayerSwitcher = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [isAdding, setAdding] = useState(false)
  const local = localPlayers()

  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isAdding) return
    setAdding(true)
    try {
      switchLocalPlayer(await addLocalPlayer(name.trim()))
    } catch {
      toast.error(t('shell.local.failed'))
      setAdding(false)
    }
  }

  return (
    <Drawer open={open} onClose={onClose} title={t('shell.local.title')}>
      <p className="margin-bottom-12 soft">{t('shell.local.text')}</p>
      <ul className="grid gap-8">
        {local?.players.map((player) => {
          const isCurrent = player.id === local.currentId
          return (
            <li key={player.id}>
              <ListRow
                title={player.name}
                detail={
                  isCurrent
                    ? t('shell.local.current')
                    : player.onboarded
                      ? t('shell.local.onboarded')
                      : t('shell.local.fresh')
                }
                current={isCurrent}
                onPress={() => switchLocalPlayer(player.id)}
              />
            </li>
          )
        })}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <TextField label={t('shell.local.name')} value={name} maxLength={32} onChange={setName} />
        <Button type="submit" variant="secondary" size="small" pending={isAdding}>
          {t('shell.local.add')}
        </Button>
      </form>
    </Drawer>
  )
}
