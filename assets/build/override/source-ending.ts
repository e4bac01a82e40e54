/** Packers name frames by source file, and systems that hide extensions add a second one. */
const SOURCE_ENDING =
  /(?:\.(?:afdesign|afphoto|ai|aiff?|ase|aseprite|avif|bmp|clip|eps|flac|gif|heic|jpe?g|jxl|kra|mp3|ogg|ora|png|procreate|psb|psd|sai2?|sketch|svg|tga|tiff?|wav|webp|xcf))+(?=\/|$)/gi

/** `hamster.psd/head.head.png` is `hamster/head.head`. */
export const withoutSourceEnding = (name: string): string => name.replace(SOURCE_ENDING, '')
