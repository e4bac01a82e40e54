// Projects without Vite's types check the languages, too.
declare module '*/fonts.css' {}
