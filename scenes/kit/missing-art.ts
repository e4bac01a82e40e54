import Phaser from 'phaser'

/** Textures that Phaser has for itself. */
const OWN_KEY = /^__/

/**
 * Says aloud when something is to be drawn from a texture or a frame that is not there: Phaser would show its green box,
 * or the whole atlas, in silence. Every check of the console sees it.
 */
export const reportMissingArt = (textures: Phaser.Textures.TextureManager): void => {
  const get = textures.get.bind(textures)
  textures.get = (key) => {
    if (typeof key === 'string' && key !== '' && !OWN_KEY.test(key) && !textures.exists(key))
      console.error(`The texture "${key}" is not loaded`)
    return get(key)
  }
  textures.on(Phaser.Textures.Events.ADD, (key: string, texture: Phaser.Textures.Texture) => {
    const frameOf = texture.get.bind(texture)
    texture.get = (name) => {
      if (typeof name === 'string' && name !== '' && !texture.has(name)) {
        console.error(`The frame "${name}" is not in the atlas "${key}"`)
        return textures.get('__MISSING').get()
      }
      return frameOf(name)
    }
  })
}
