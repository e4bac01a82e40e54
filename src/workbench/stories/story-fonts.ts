import './story-fonts.css'
import { OVERFLOW } from './overflow.ts'

const FACES = ['400 24px "Lilita One"', '400 24px "Russo One"', '600 16px Nunito', '800 16px Nunito']
/** Large files, so only overflow states load them ahead. Other states load them when a name needs them. */
const RARE_FACES = ['600 16px "Noto Sans Arabic"', '800 16px "Noto Sans Arabic"', '400 16px "Noto Color Emoji"']
const LETTERS = `Aa0 Жж ${Object.values(OVERFLOW).join('')}`

/** Call it before anything renders: a canvas would keep a fallback font. */
export const loadStoryFonts = async (stateName: string): Promise<void> => {
  const faces = stateName.includes('overflow') ? [...FACES, ...RARE_FACES] : FACES
  await Promise.all(faces.map((face) => document.fonts.load(face, LETTERS)))
}
