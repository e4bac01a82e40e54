import { useTranslation } from 'react-i18next'
import { type Contender, isBot } from './contender.ts'
import type { LogNames } from './use-line-words.ts'

/** What the log calls both sides: a bot carries its mark in each line, for nobody shall take it for a player (R11). */
export const useLogNames = (user: Contender, opponent: Contender | null): LogNames => {
  const { t } = useTranslation()
  const nameOf = (contender: Contender) =>
    isBot(contender) ? t('kombat.botName', { name: contender.name }) : contender.name
  return { user: nameOf(user), opponent: opponent ? nameOf(opponent) : t('kombat.unknown') }
}
