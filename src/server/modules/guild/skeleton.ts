import unhomoglyph from 'unhomoglyph'
import { withoutUnseen } from '../../../rules/seen-text.ts'

const alike = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD')

/** Skeleton of a name by UTS 39, in small letters, without signs and spaces. It confuses i, l and 1, and m with rn. */
export const skeletonOf = (name: string): string =>
  alike(alike(withoutUnseen(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')).toLowerCase())
