import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import type { StageBridge, StageState } from '#bridge/bridge.ts'
import { stageBridge } from './bridge-instance.ts'
import { createStageHolder, type StageHolder } from './stage-holder.ts'

const holder = createStageHolder(stageBridge, () => import('#scenes/stage.ts'))

export const StageContext = createContext<StageHolder>(holder)

export const useStageBridge = (): StageBridge => useContext(StageContext).bridge

export const useStageState = <T>(select: (state: StageState) => T): T => useStore(useStageBridge().store, select)

export const usePrefetchStage = (): void => {
  const { prefetch } = useContext(StageContext)
  useEffect(prefetch, [prefetch])
}
