import { FirstDaysSlot } from '#client/topics/first-days/shared/first-days-slot.tsx'
import { useHomeFacts } from '../use-home-facts.ts'
import { HomeGoal, type HomeGoalProps } from './home-goal.tsx'
import { useNextGoal } from './use-next-goal.ts'

export type HomeGoalSlotProps = Pick<HomeGoalProps, 'onOpen'>

/** Shows the first days' boxes and the next goal. Loads after the first paint, into room that home reserves. */
export const HomeGoalSlot = ({ onOpen }: HomeGoalSlotProps) => {
  const { facts, isLoading } = useHomeFacts(false)
  const goal = useNextGoal(facts, isLoading)
  return (
    <>
      <FirstDaysSlot place="home" />
      {goal && <HomeGoal goal={goal} nowMs={facts.nowMs} onOpen={onOpen} />}
    </>
  )
}
