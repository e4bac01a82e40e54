import { useEffect } from 'react'
import { setClosingConfirmation } from '../../platform/messenger.ts'

/** While a fight runs the messenger asks before it closes the game. */
export const useClosingGuard = (isRunning: boolean): void => {
  useEffect(() => {
    setClosingConfirmation(isRunning)
    return () => setClosingConfirmation(false)
  }, [isRunning])
}
