import { useLocation, useSearchParams } from 'react-router-dom'
import { SMITH_TABS, type SmithState, type SmithTab } from '../links.ts'

const tabOf = (value: unknown): SmithTab => SMITH_TABS.find((tab) => tab === value) ?? 'refine'

export const useSmithSelection = (): { readonly itemId: string | null; readonly tab: SmithTab } => {
  const state = useLocation().state as Partial<SmithState> | null
  const [search] = useSearchParams()
  const itemId = typeof state?.itemId === 'string' ? state.itemId : search.get('item')
  return { itemId, tab: tabOf(state?.tab ?? search.get('tab')) }
}
