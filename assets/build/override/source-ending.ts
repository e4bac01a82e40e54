/** Packers name a frame after its source file, and systems that hide extensions lead to a second one. */
const SOURCE_ENDING =
  /(?:\.(?:afdesign|afphoto|ai|aiff?|ase|aseprite|avif|bmp|clip|eps|flac|gif|heic|jpe?g|jxl|kra|mp3|ogg|ora|png|procreate|psb|psd|sai2?|sketch|svg|tga|tiff?|wav|webp|xcf))+(?=\/|$)/gi

export const withoutSourceEnding = (name: string): string => name.replace(SOURCE_ENDING, '')
