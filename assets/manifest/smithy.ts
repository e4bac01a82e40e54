/** What the blacksmith works with, each a picture of its own: the anvil stands, the hammer swings. */
export const SMITHY_PICTURES = ['smithy-anvil', 'smithy-hammer'] as const
export type SmithyPicture = (typeof SMITHY_PICTURES)[number]
