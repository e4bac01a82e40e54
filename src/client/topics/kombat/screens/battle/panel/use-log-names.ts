import { useTranslation } from 'react-i18next'
import { isolated } from '#client/ui/format/isolated.ts'
import { type Contender, isBot } from '../contender.ts'
import type { LogNames } from './use-line-text.ts'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const readable = (name: string): string => (RIGHT_TO_LEFT.test(name) ? isolated(name) : name)

export const useLogNames = (user: Contender, opponent: Contender | null): LogNames => {
  const { t } = useTranslation()
  const nameOf = (contender: Contender) =>
    isBot(contender) ? t('kombat.botName', { name: readable(contender.name) }) : readable(contender.name)
  return { user: nameOf(user), opponent: opponent ? nameOf(opponent) : t('kombat.opponent') }
}
