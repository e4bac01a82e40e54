// The page's first script runs on engines of any age, so it uses nothing newer than ES2015.
declare const POLYFILLS: string
declare const TOO_OLD: Readonly<Record<string, string>>

const STYLE = 'margin:0;padding:40vh 24px 0;text-align:center;color:#fff;font:20px/1.4 system-ui,sans-serif'

// Chromium 92 and Safari 15.4 are the first with at(); Chromium 110 and Safari 16 the first with toSorted().
if (!('at' in Array.prototype)) {
  // Read once, because the minifier would copy the texts to each use, and this script has a size limit.
  const texts = TOO_OLD
  const text = texts[navigator.language.slice(0, 2)] || texts.en
  // `plaintext` makes the rest of the page text, so that it loads no script that could fail after this sentence.
  document.write(`<body style="background:#1a0f45"><p role="alert" style="${STYLE}">${text}</p><plaintext hidden>`)
} else if (!('toSorted' in Array.prototype)) {
  // The parser waits for a script written this way, so the modules after it find the methods.
  document.write(`<script src="${POLYFILLS}"></script>`)
}
