/** Some browsers, Safari among them, read the address only some time after the click. Milliseconds. */
const keptFor = 60_000

/** Gives a file that is in memory to the browser's downloads. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
