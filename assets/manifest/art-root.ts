/** File names carry their content's hash, so they may be cached for ever. */
export const ART_ROOT = '/art'
