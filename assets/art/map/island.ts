import { line, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

/** A floating island with its middle at the origin: cliff, then top; `w` and `h` are half its width and depth. */
export const island = (w: number, h: number, top: string, cliff: string): string => {
  const topPath = `M${-w},0 C${-w * 1.02},${-h * 0.7} ${-w * 0.5},${-h} ${-w * 0.05},${-h * 0.96} C${w * 0.5},${-h * 1.04} ${w * 1.04},${-h * 0.6} ${w},${h * 0.05} C${w * 0.98},${h * 0.62} ${w * 0.5},${h * 0.86} ${w * 0.05},${h * 0.9} C${-w * 0.5},${h * 0.94} ${-w * 0.98},${h * 0.62} ${-w},0Z`
  const cliffPath = `M${-w},0 C${-w * 0.96},${h * 0.7} ${-w * 0.7},${h} ${-w * 0.62},${h * 1.5} L${-w * 0.44},${h * 1.28} L${-w * 0.26},${h * 1.9} L${-w * 0.06},${h * 1.5} L${w * 0.1},${h * 2.1} L${w * 0.3},${h * 1.46} L${w * 0.46},${h * 1.7} L${w * 0.62},${h * 1.2} C${w * 0.8},${h} ${w},${h * 0.6} ${w},0Z`
  const cracks = [-0.6, -0.3, 0, 0.32, 0.6]
    .map((across) => line(`M${across * w},${h * 0.7} l-4,${h * 0.5}`, 6, tone(cliff, -0.1)))
    .join('')
  return (
    `<ellipse cx="0" cy="${h * 2.4}" rx="${w * 0.8}" ry="${h * 0.3}" fill="#1b0f52" opacity=".13"/>` +
    volume(cliffPath, cliff, { outline: 8, shadeX: 16, shadeY: 4, topColour: tone(cliff, 0.05), inside: cracks }) +
    volume(topPath, top, { outline: 8, shadeX: 8, shadeY: h * 0.13, topColour: tone(top, 0.05) })
  )
}
