import { useEffect } from 'react'
import { setClosingConfirmation } from '#client/platform/messenger.ts'

export const useClosingGuard = (isRunning: boolean): void => {
  useEffect(() => {
    setClosingConfirmation(isRunning)
    return () => setClosingConfirmation(false)
  }, [isRunning])
}
