/** Kilobits per second of MPEG-1 layer III by the header's index, and of MPEG-2 and 2.5. */
const KILOBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KILOBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES_1 = [44_100, 48_000, 32_000]

interface FrameHeader {
  readonly bytes: number
  readonly seconds: number
}

const headerAt = (data: Buffer, at: number): FrameHeader | null => {
  const [a = 0, b = 0, c = 0] = [data[at], data[at + 1], data[at + 2]]
  const version = (b >> 3) & 3
  const isLayer3 = ((b >> 1) & 3) === 1
  if (a !== 0xff || (b & 0xe0) !== 0xe0 || version === 1 || !isLayer3) return null
  const kilobits = (version === 3 ? KILOBITS_1 : KILOBITS_2)[c >> 4]
  const fullRate = RATES_1[(c >> 2) & 3]
  if (!kilobits || !fullRate) return null
  const rate = version === 3 ? fullRate : version === 2 ? fullRate / 2 : fullRate / 4
  const samples = version === 3 ? 1152 : 576
  return { bytes: Math.floor((samples * kilobits * 125) / rate) + ((c >> 1) & 1), seconds: samples / rate }
}

/** Where sound begins behind an ID3 tag. */
const startOf = (data: Buffer): number => {
  if (data.toString('latin1', 0, 3) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = data.subarray(6, 10)
  return 10 + (a << 21) + (b << 14) + (c << 7) + d
}

/** Seconds that an MP3 plays, counted frame by frame, or null when it is none. */
export const mp3Seconds = (data: Buffer): number | null => {
  let seconds = 0
  for (let at = startOf(data); at + 4 <= data.length; ) {
    const header = headerAt(data, at)
    // Behind the last frame there may be a tag of the program that wrote it.
    if (!header) break
    seconds += header.seconds
    at += header.bytes
  }
  return seconds > 0 ? seconds : null
}
