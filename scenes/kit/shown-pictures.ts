import Phaser from 'phaser'

const isContainer = (thing: Phaser.GameObjects.GameObject): thing is Phaser.GameObjects.Container =>
  thing instanceof Phaser.GameObjects.Container

const nameOf = (thing: Phaser.GameObjects.GameObject): string | null => {
  if (thing instanceof Phaser.GameObjects.Text) return thing.text
  if (thing instanceof Phaser.GameObjects.Particles.ParticleEmitter)
    return thing.getAliveParticleCount() > 0 ? `particles/${thing.name}` : null
  if (thing instanceof Phaser.GameObjects.Image) return `${thing.texture.key}/${thing.frame.name}`
  return null
}

const collect = (things: readonly Phaser.GameObjects.GameObject[], into: string[]): void => {
  for (const thing of things) {
    const { visible = true, alpha = 1 } = thing as Partial<Phaser.GameObjects.Image>
    if (!visible || alpha <= 0) continue
    // A named group, such as the digits of a number, is listed by its name as well.
    if (isContainer(thing) && thing.name !== '') into.push(thing.name)
    if (isContainer(thing)) {
      collect(thing.list, into)
      continue
    }
    const name = nameOf(thing)
    if (name !== null) into.push(name)
  }
}

/** Lists everything that a scene shows, for tests: frames of pictures, texts, kinds of particles, named groups. */
export const shownPictures = (scene: Phaser.Scene): readonly string[] => {
  const names: string[] = []
  collect(scene.children.list, names)
  return names
}
