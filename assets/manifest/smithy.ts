export const SMITHY_PICTURES = ['smithy-anvil', 'smithy-hammer'] as const
export type SmithyPicture = (typeof SMITHY_PICTURES)[number]
