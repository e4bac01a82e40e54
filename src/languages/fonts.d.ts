// A language may bring fonts; the projects without Vite's types check the languages, too.
declare module '*/fonts.css' {}
