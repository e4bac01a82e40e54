// TypeScript projects without Vite's types also check the languages.
declare module '*/fonts.css' {}
