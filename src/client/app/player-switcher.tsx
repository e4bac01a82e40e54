import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addLocalPlayer, localPlayers, switchLocalPlayer } from '../platform/local-mode.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { toast } from '../ui/toast.ts'
import styles from './player-switcher.module.css'

export interface PlayerSwitcherProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Chooses the test player of the local mode, or makes a new one; the page starts afresh with the choice. */
export const PlayerSwitcher = ({ open, onClose }: PlayerSwitcherProps) => {
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
      <p className={styles.text}>{t('shell.local.text')}</p>
      <ul className={styles.players}>
        {local?.players.map((player) => {
          const isCurrent = player.id === local.currentId
          return (
            <li key={player.id}>
              <button
                type="button"
                className={styles.player}
                aria-current={isCurrent || undefined}
                onClick={() => switchLocalPlayer(player.id)}
              >
                <bdi className={styles.name}>{player.name}</bdi>
                <span className={styles.state}>
                  {isCurrent
                    ? t('shell.local.current')
                    : player.onboarded
                      ? t('shell.local.onboarded')
                      : t('shell.local.fresh')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <form className={styles.form} onSubmit={add}>
        <input
          className={styles.input}
          value={name}
          maxLength={32}
          onChange={(event) => setName(event.target.value)}
          placeholder={t('shell.local.name')}
          aria-label={t('shell.local.name')}
        />
        <Button type="submit" variant="secondary" size="small" pending={isAdding}>
          {t('shell.local.add')}
        </Button>
      </form>
    </Drawer>
  )
}
