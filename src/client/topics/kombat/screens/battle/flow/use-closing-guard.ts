import { useEffect } from 'react'
import { setClosingConfirmation } from '../../../../../platform/messenger.ts'

/** Asks for confirmation before the messenger closes the game during a fight. */
export const useClosingGuard = (isRunning: boolean): void => {
  useEffect(() => {
    setClosingConfirmation(isRunning)
    return () => setClosingConfirmation(false)
  }, [isRunning])
}
