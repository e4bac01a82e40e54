import { useTranslation } from 'react-i18next'
import { type Contender, isBot } from './contender.ts'
import type { LogNames } from './use-line-words.ts'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name that runs the other way stays in its place in the sentence (Unicode isolates, as `<bdi>` does outside of words). */
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** What the log calls both sides: a bot carries its mark in each line, for nobody shall take it for a player (R11). */
export const useLogNames = (user: Contender, opponent: Contender | null): LogNames => {
  const { t } = useTranslation()
  const nameOf = (contender: Contender) =>
    isBot(contender) ? t('kombat.botName', { name: isolated(contender.name) }) : isolated(contender.name)
  return { user: nameOf(user), opponent: opponent ? nameOf(opponent) : t('kombat.unknown') }
}
