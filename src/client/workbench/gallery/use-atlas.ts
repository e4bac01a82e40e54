import { useQuery } from '@tanstack/react-query'
import { ART_ROOT } from '../../../../assets/manifest/art-root.ts'
import { fetchAtlas } from '../../ui/atlas.ts'

/** An atlas by its built files, picture and frames in any order. */
export const useAtlas = (files: readonly string[], isWanted = true) =>
  useQuery({
    queryKey: ['workbench', 'atlas', ...files],
    queryFn: () => {
      const urlOf = (test: (name: string) => boolean): string => `${ART_ROOT}/${files.find(test) ?? ''}`
      return fetchAtlas({
        imageUrl: urlOf((name) => !name.endsWith('.json')),
        framesUrl: urlOf((name) => name.endsWith('.json')),
      })
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
