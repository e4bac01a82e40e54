import { extraIconUrl } from '#assets/manifest/extras.ts'
import { pathCapeIcon } from '#assets/manifest/insignia.ts'
import type { SeasonLook } from '#contracts/wire.ts'

export const lookUrl = ({ house_id, look }: Pick<SeasonLook, 'house_id' | 'look'>): string =>
  extraIconUrl(look === 'cape' ? pathCapeIcon(house_id) : `path-${look}`)
