import { useQuery } from '@tanstack/react-query'
import { ART_ROOT } from '#assets/manifest/art-root.ts'
import type { PackFiles } from '#assets/manifest/packs.ts'
import { fetchAtlas } from '#client/ui/icons/atlas.ts'

export const fileNames = ({ imageUrl, framesUrl }: Pick<PackFiles, 'imageUrl' | 'framesUrl'>): string[] =>
  [imageUrl, framesUrl].map((url) => url.slice(url.lastIndexOf('/') + 1))

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
