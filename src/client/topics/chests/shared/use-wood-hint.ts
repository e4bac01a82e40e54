import { useOnce } from '#client/preferences/use-once.ts'

/** Shown once per place. It explains that, since R54, wins bring less wood and chests bring the rest. */
export const useWoodHint = (place: 'result' | 'shelf', isDue = true): boolean =>
  useOnce(`wood-in-chests-${place}`, isDue)
