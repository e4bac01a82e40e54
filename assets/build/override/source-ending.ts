/** What programs save: packers name a frame by its source file, and a system that hides endings adds a second one. */
const SOURCE_ENDING =
  /(?:\.(?:afdesign|afphoto|ai|aiff?|ase|aseprite|avif|bmp|clip|eps|flac|gif|heic|jpe?g|jxl|kra|mp3|ogg|ora|png|procreate|psb|psd|sai2?|sketch|svg|tga|tiff?|wav|webp|xcf))+(?=\/|$)/gi

/** A name without the endings of the files that it was made in: `hamster.psd/head.head.png` is `hamster/head.head`. */
export const withoutSourceEnding = (name: string): string => name.replace(SOURCE_ENDING, '')
