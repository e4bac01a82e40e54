import Phaser from 'phaser'

const OWN_KEY = /^__/

/** Logs missing art: Phaser silently draws a green box or the whole atlas instead. Tests check the console. */
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
