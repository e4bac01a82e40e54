import { useOnce } from '#client/preferences/use-once.ts'

/** Once in each place. Since R54 a win brings less wood, and chests bring the rest. */
export const useWoodHint = (place: 'result' | 'shelf', isDue = true): boolean =>
  useOnce(`wood-in-chests-${place}`, isDue)
