import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import type { StageBridge, StageState } from '../../bridge/bridge.ts'
import { stageBridge } from './bridge-instance.ts'
import { createStageHolder, type StageHolder } from './stage-holder.ts'

const holder = createStageHolder(stageBridge, () => import('../../../scenes/stage.ts'))

/** The page's stage holder. Tests provide their own. */
export const StageContext = createContext<StageHolder>(holder)

/** The bridge between the screens and the stage. */
export const useStageBridge = (): StageBridge => useContext(StageContext).bridge

/** A small part of the bridge's state; the component renders again when that part changes. */
export const useStageState = <T>(select: (state: StageState) => T): T => useStore(useStageBridge().store, select)

/** Loads the stage's code while the player still reads the screen that leads to it. */
export const usePrefetchStage = (): void => {
  const { prefetch } = useContext(StageContext)
  useEffect(prefetch, [prefetch])
}
