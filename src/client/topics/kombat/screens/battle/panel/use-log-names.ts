import { useTranslation } from 'react-i18next'
import { type Contender, isBot } from '../contender.ts'
import type { LogNames } from './use-line-text.ts'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Wraps a right-to-left name in Unicode isolates, as `<bdi>` does. */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

export const useLogNames = (user: Contender, opponent: Contender | null): LogNames => {
  const { t } = useTranslation()
  const nameOf = (contender: Contender) =>
    isBot(contender) ? t('kombat.botName', { name: isolated(contender.name) }) : isolated(contender.name)
  return { user: nameOf(user), opponent: opponent ? nameOf(opponent) : t('kombat.opponent') }
}
