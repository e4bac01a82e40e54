import { useNames, useSay } from '../texts/desk-texts.ts'
import { DeskError } from './desk-error.ts'

/** Details of a refused act come from the game server, in English for every language. */
export const useErrorText = (): ((error: Error) => string) => {
  const say = useSay()
  const nameOf = useNames()
  return (error) => {
    if (!(error instanceof DeskError)) return say('unexpected')
    const known = nameOf('error', error.code)
    const text = known === error.code ? error.message : known
    if (error.details === null) return text
    if (error.code === 'sign-in-locked') return say('signIn.locked', { count: Number(error.details) })
    return `${text}: ${error.details}`
  }
}
