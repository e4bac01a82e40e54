import unhomoglyph from 'unhomoglyph'
import { withoutUnseen } from '#rules/seen-text.ts'

const alike = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD')

/** UTS 39 skeleton in lower case, without signs and spaces. Merges i, l and 1, and m with rn. */
export const skeletonOf = (name: string): string =>
  alike(alike(withoutUnseen(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')).toLowerCase())
