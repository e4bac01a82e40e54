import type { SceneKeyframe } from '#workbench/kit/scene-keyframe.ts'

export const WORLD_MAP_MOMENTS: readonly SceneKeyframe[] = [
  { name: 'world map opens', query: 'before=150' },
  { name: 'world map at rest', query: '', onAllSizes: true },
  { name: 'world map under the pointer', query: 'hover=hamster&at=400', onAllSizes: true },
  { name: 'world map focused', query: 'focus=major&at=900' },
  { name: 'world map tapped', query: 'tap=hamster&at=117' },
  { name: 'world map scrolled up', query: 'scroll=4000&at=1200' },
  { name: 'world map with long names', query: 'labels=long' },
  { name: 'world map with reduced motion', query: 'motion=reduced&hover=hamster&at=400' },
]
