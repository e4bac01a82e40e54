import { FirstDaysSlot } from '#client/topics/first-days/shared/first-days-slot.tsx'
import { PathSlot, type PathSlotProps } from '#client/topics/season-path/shared/path-slot.tsx'
import { useHomeFacts } from '../use-home-facts.ts'
import { HomeGoal, type HomeGoalProps } from './home-goal.tsx'
import { useNextGoal } from './use-next-goal.ts'

export type HomeGoalSlotProps = Pick<HomeGoalProps, 'onOpen'> & Pick<PathSlotProps, 'isListed' | 'onListed'>

/** The first days' boxes or the season path, and the next goal, loaded after the first paint into the room that home reserves. */
export const HomeGoalSlot = ({ isListed, onListed, onOpen }: HomeGoalSlotProps) => {
  const { facts, isLoading } = useHomeFacts(false)
  const goal = useNextGoal(facts, isLoading)
  return (
    <>
      <FirstDaysSlot place="home" />
      <PathSlot place="home" isListed={isListed} onListed={onListed} />
      {goal && <HomeGoal goal={goal} nowMs={facts.nowMs} onOpen={onOpen} />}
    </>
  )
}
