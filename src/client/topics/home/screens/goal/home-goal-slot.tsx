import { FirstDaysSlot } from '#client/topics/first-days/shared/first-days-slot.tsx'
import { PathSlot } from '#client/topics/season-path/shared/path-slot.tsx'
import type { Opened } from '../start-dialogs/use-start-dialogs.ts'
import { useHomeFacts } from '../use-home-facts.ts'
import { HomeGoal } from './home-goal.tsx'
import { useNextGoal } from './use-next-goal.ts'

export interface HomeGoalSlotProps {
  readonly opened: Opened | null
  readonly onOpen: (dialog: Opened | null) => void
}

/** The first days' boxes or the season path, and the next goal. Loaded after the first paint into reserved room. */
export const HomeGoalSlot = ({ opened, onOpen }: HomeGoalSlotProps) => {
  const { facts, isLoading } = useHomeFacts(false)
  const goal = useNextGoal(facts, isLoading)
  const listing = (dialog: 'boxes' | 'path') => ({
    isListed: opened === dialog,
    onListed: (isListed: boolean) => onOpen(isListed ? dialog : null),
  })
  return (
    <>
      <FirstDaysSlot place="home" {...listing('boxes')} />
      <PathSlot place="home" {...listing('path')} />
      {goal && <HomeGoal goal={goal} nowMs={facts.nowMs} onOpen={onOpen} />}
    </>
  )
}
