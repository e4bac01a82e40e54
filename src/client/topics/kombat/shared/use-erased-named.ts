import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Replay } from '#contracts/wire.ts'

/** Gives an opponent who deleted the account a name, in the player's language. */
export const useErasedNamed = (replay: Replay): Replay => {
  const { t } = useTranslation()
  return useMemo(() => {
    const { viewer, kind, is_bot, user, enemy } = replay
    const username = t('kombat.deleted')
    if (viewer === 'defender' && user.user_id === 0) return { ...replay, user: { ...user, username } }
    // Bots and bosses have no user id either.
    const isPlayer = kind !== 'boss' && !is_bot
    if (viewer === 'attacker' && isPlayer && enemy.user_id === 0) return { ...replay, enemy: { ...enemy, username } }
    return replay
  }, [replay, t])
}
