/** A font file of the build with the letters of latinLetters.ts alone; the whole file while developing. */
declare module '*.ttf?latin' {
  const address: string
  export default address
}
